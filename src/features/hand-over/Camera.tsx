/** Camera preview that reports the codes it finds. The camera is on only while the preview is visible. */

import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './HandOver.module.css';
import { codeIn } from './readCode.ts';

/** Milliseconds between two scans of the picture. */
const interval = 150;

type Props = {
  readonly onText: (text: string) => void;
  /** Called if there is no camera that the page may use. */
  readonly onFail: () => void;
  /** Called when the page is hidden. */
  readonly onHidden: () => void;
};

export function Camera({ onText, onFail, onHidden }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const fail = useEffectEvent(onFail);
  const found = useEffectEvent(onText);
  const hidden = useEffectEvent(onHidden);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void openCamera().then(
      (camera) => {
        const stop = () => {
          for (const track of camera.getTracks()) track.stop();
        };
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop);
        if (video.current) video.current.srcObject = camera;
      },
      () => signal.aborted || fail(),
    );
    const timer = setInterval(() => {
      const { current } = video;
      const text = current && codeIn(current, current.videoWidth, current.videoHeight);
      if (text) found(text);
    }, interval);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.hidden && hidden(), { signal });
    return () => leaving.abort();
  }, []);

  return <video ref={video} className={styles.picture} autoPlay playsInline muted aria-label="Camera view" />;
}

/** Rejects if there is no camera, permission is denied, or the page is not secure. */
const openCamera = async () =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
