/**
 * The sounds of a print shop, made of noise and tones when they are heard, so that there is no file to load. In a chunk
 * of its own: most players never turn them on.
 */

import type { Sound } from './soundOf.ts';

/** A part of a sound: filtered noise, or a tone. Its frequency glides, and it dies away. */
type Part = {
  /** In seconds from the beginning of the sound. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
  /** In hertz, at its beginning and its end. */
  readonly glide: readonly [number, number];
  readonly made: 'lowpass' | 'bandpass' | 'highpass' | 'sine' | 'triangle';
};

/** Each ends before 0.4 seconds. */
const sounds: Readonly<Record<Sound, readonly Part[]>> = {
  stamp: [
    { made: 'sine', glide: [170, 60], lasts: 0.13, loud: 0.8 },
    { made: 'lowpass', glide: [1400, 200], lasts: 0.07, loud: 0.7 },
  ],
  thud: [
    { made: 'sine', glide: [95, 36], lasts: 0.3, loud: 1 },
    { made: 'lowpass', glide: [420, 80], lasts: 0.14, loud: 0.9 },
  ],
  tear: [
    { made: 'bandpass', glide: [1500, 2600], lasts: 0.16, loud: 0.5 },
    { made: 'bandpass', glide: [2400, 5200], at: 0.1, lasts: 0.24, loud: 0.6 },
  ],
  paper: [
    { made: 'highpass', glide: [3200, 5200], lasts: 0.07, loud: 0.28 },
    { made: 'bandpass', glide: [2600, 1500], at: 0.06, lasts: 0.1, loud: 0.3 },
  ],
  drawer: [
    { made: 'bandpass', glide: [320, 760], lasts: 0.22, loud: 0.7 },
    { made: 'sine', glide: [130, 55], at: 0.2, lasts: 0.16, loud: 0.9 },
  ],
  bell: [
    { made: 'triangle', glide: [1318, 1312], lasts: 0.38, loud: 0.22 },
    { made: 'sine', glide: [3571, 3560], lasts: 0.2, loud: 0.12 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Does nothing if the browser has no sound, or does not allow it yet. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  // A page that begins with sounds is silent until the first press.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const part of sounds[sound]) playPart(context, part);
}

function playPart(audio: AudioContext, { at = 0, lasts, loud, glide: [from, to], made }: Part): void {
  const start = audio.currentTime + at;
  const end = start + lasts;
  const volume = new GainNode(audio, { gain: 0.0001 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);

  function begin(source: AudioScheduledSourceNode, { frequency }: { readonly frequency: AudioParam }): void {
    frequency.setValueAtTime(from, start);
    frequency.exponentialRampToValueAtTime(to, end);
    source.start(start);
    source.stop(end);
  }

  if (made === 'sine' || made === 'triangle') {
    const tone = new OscillatorNode(audio, { type: made });
    tone.connect(volume);
    begin(tone, tone);
  } else {
    const burst = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio) });
    const filter = new BiquadFilterNode(audio, { type: made });
    burst.connect(filter).connect(volume);
    begin(burst, filter);
  }
}

/** Half a second of noise, made once. */
function noiseFor(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    noise.copyToChannel(
      Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1),
      0,
    );
  }
  return noise;
}
