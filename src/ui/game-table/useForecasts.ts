/** The forecasts of a position, kept while it is shown. */

import { useMemo } from 'react';
import { type Forecasts, forecastsOf } from '#game/play/forecasts.ts';
import type { Wording } from '#game/play/words.ts';

export const useForecasts = ({ book, view }: Wording): Forecasts =>
  useMemo(() => forecastsOf(book, view), [book, view]);
