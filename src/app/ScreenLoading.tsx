/** In place of a screen whose code has not arrived yet. */

import { useContext, useEffect, useState } from 'react';
import { ReloadContext } from '#ui/lazy/LazyPart.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { ScreenFailure } from './ScreenFailure.tsx';

/** A request may stay unanswered for minutes, without an error. */
const patienceMs = 8000;

export function ScreenLoading() {
  const reload = useContext(ReloadContext);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  if (isLate) return <ScreenFailure failure="lost" onRetry={reload} />;
  return (
    <div className={layout.wrap} role="status">
      <p className={`${layout.pageHead} ${text.note}`}>Loading the page …</p>
    </div>
  );
}
