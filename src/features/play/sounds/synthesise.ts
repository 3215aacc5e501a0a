/**
 * The sounds of a print shop, made of noise and tones when they are heard, so that there is no file to load. In a chunk
 * of its own: most players never turn them on.
 */

import type { GameEvent } from '#game/engine/event.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { type Sound, soundOf } from './soundOf.ts';

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

/**
 * Each ends before 0.4 seconds and stays below full scale. They are equally loud within 6 dB (BS.1770 weighting, loudest
 * 100 ms), also on a phone's speaker, which plays little below 300 Hz: hence the noise in the deep ones.
 */
const sounds: Readonly<Record<Sound, readonly Part[]>> = {
  stamp: [
    { made: 'sine', glide: [180, 64], lasts: 0.13, loud: 0.45 },
    { made: 'lowpass', glide: [3000, 400], lasts: 0.09, loud: 0.8 },
  ],
  thud: [
    { made: 'sine', glide: [120, 45], lasts: 0.3, loud: 0.42 },
    { made: 'lowpass', glide: [1900, 160], lasts: 0.16, loud: 0.8 },
  ],
  tear: [
    { made: 'bandpass', glide: [1500, 2600], lasts: 0.16, loud: 0.6 },
    { made: 'bandpass', glide: [2400, 5200], at: 0.1, lasts: 0.24, loud: 0.85 },
  ],
  paper: [
    { made: 'highpass', glide: [3200, 5200], lasts: 0.08, loud: 0.4 },
    { made: 'bandpass', glide: [2600, 1500], at: 0.06, lasts: 0.14, loud: 0.6 },
  ],
  drawer: [
    { made: 'bandpass', glide: [700, 1400], lasts: 0.22, loud: 1 },
    { made: 'sine', glide: [170, 80], at: 0.2, lasts: 0.16, loud: 0.4 },
    { made: 'lowpass', glide: [1600, 300], at: 0.2, lasts: 0.08, loud: 0.7 },
  ],
  bell: [
    { made: 'triangle', glide: [1318, 1312], lasts: 0.38, loud: 0.25 },
    { made: 'sine', glide: [3571, 3560], lasts: 0.2, loud: 0.12 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays what a seat hears of these events. Does nothing if the browser has no sound, or does not allow it yet. */
export function playFor(events: readonly GameEvent[], seat: SeatNumber): void {
  const sound = soundOf(events, seat);
  if (!sound) return;
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
