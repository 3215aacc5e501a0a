/** Game codes fit a QR code that a phone can read, round-trip, and are rejected with a message if damaged. */

import fc from 'fast-check';
import { encodeQR } from 'qr';
import { describe, expect, test, vi } from 'vitest';
import type { Decision } from '#game/engine/legal.ts';
import type { HandedGame } from '#game/handedGame.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { newTrackedGame, type TrackedGame, undo } from '#game/tracker/game.ts';
import { saveGame } from '#game/tracker/savedGame.ts';
import { count, deathCheck, lose, setupFor, turn } from '../../../tests/support/tableGame.ts';
import { entered, longGame, setups, taps } from '../../../tests/support/tableTaps.ts';
import { codeFaults, codeFragment, readGameCode, writeGameCode } from './gameCode.ts';

const codeOf = async (handed: HandedGame): Promise<string> => (await writeGameCode(handed)) ?? '';

const tableGame = (game: TrackedGame): HandedGame => ({
  kind: 'table',
  game: saveGame({ id: 'abcd1234', played: 3_600_000, game }, 1_790_000_000_000),
});

/** Four clones and random taps. */
const handedGame = (eventCount: number) => tableGame(longGame(eventCount));

const number = fc.integer({ min: -1, max: 99_999 });
const decision: fc.Arbitrary<Decision> = fc.oneof(
  fc.record({ do: fc.constant('take' as const), slot: number }),
  fc.record({ do: fc.constantFrom('play' as const, 'react' as const), card: number }),
  fc.record({ do: fc.constant('activate' as const), card: number, ability: number }),
  fc.record({ do: fc.constantFrom('end' as const, 'pass' as const, 'withdraw' as const) }),
  fc.record({ do: fc.constant('choose' as const), value: number }),
);

const playedGame = (decisions: readonly Decision[]): HandedGame => ({
  kind: 'play',
  game: {
    id: 'game1',
    edition: 'a1b2c3',
    setup: {
      seats: [{ name: 'You' }, { name: 'Zoë “again”', persona: 'wick' }],
      sets: [1, 2, 3],
      modules: ['no-hiding'],
      seed: 4_000_000_000,
    },
    players: [{ kind: 'person' }, { kind: 'app', level: 'hard' }],
    decisions,
    takeBacks: 2,
    changed: 1_790_000_000_000,
  } satisfies PlayedGame,
});

const shortGame = tableGame(
  undo(entered(newTrackedGame(setupFor(3)), [turn('take'), lose(1, 3), count('gain-paranoia', 2), deathCheck(0)])),
);
const codeOfFirstEdition =
  '1tEWJGUKWPywrCMBRE_2VweRdNK4p3V_2MEjRtrhDoizwKUvLvUpTuxdnNDGdgmhWL-OCmEawIzoJh2s6qsjqCEMwito5gdb4Uuwhzb15iwdXpGwSJaQavCGJiADcrRjMIGPU2E42PW9tNfk4BXBaETry03qXhY50VE8AqZ9rZ6x_s7WdWE57OhwguCMNkUy_bE50z4f44gJpKk9Jv';

test('any table game round-trips, with its undone events', async () => {
  await fc.assert(
    fc.asyncProperty(setups, taps, fc.nat({ max: 5 }), async (setup, events, undoCount) => {
      const game = Array.from({ length: undoCount }).reduce<TrackedGame>(undo, entered(newTrackedGame(setup), events));
      const handed = tableGame(game);
      expect(await readGameCode(await codeOf(handed))).toEqual({ handed });
    }),
  );
});

test('any game against the app round-trips', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(decision, { maxLength: 300 }), async (decisions) => {
      const handed = playedGame(decisions);
      const read = await readGameCode(await codeOf(handed));
      expect(read).toMatchObject({ handed });
    }),
  );
});

describe('text as messengers and mail programs send it:', () => {
  const handed = handedGame(200);
  const page = 'https://example.org/spite-and-image/table';
  const spellings: readonly (readonly [string, (code: string) => string])[] = [
    ['the code alone', (code) => code],
    ['the link', (code) => `${page}#g=${code}`],
    ['spaces around it', (code) => `  ${page}#g=${code}\n`],
    ['angle brackets', (code) => `<${page}#g=${code}>`],
    ['quotation marks', (code) => `“${page}#g=${code}”`],
    ['punctuation after it', (code) => `Your turn (${page}#g=${code}).`],
    ['text before and after it', (code) => `Your turn:\n${page}#g=${code}\nSee you tonight, Ada`],
    ['line breaks inside', (code) => `${page}#g=${code.replaceAll(/.{60}/g, '$&\n')}`],
    ['line breaks inside, and text after it', (code) => `${page}#g=${code.replaceAll(/.{60}/g, '$&\r\n')}\r\nSee you`],
    ['a quoted mail', (code) => `> ${page}#g=\n> ${code.replaceAll(/.{70}/g, '$&\n> ')}\n> See you`],
    ['a mail as quoted-printable', (code) => `${page}#g=3D${code.replaceAll(/.{70}/g, '$&=\n')}`],
    ['a quoted mail as quoted-printable', (code) => `> ${page}#g=3D${code.replaceAll(/.{70}/g, '$&=\r\n> ')}`],
    ['the underscores of slanted words', (code) => `_Your turn: ${page}#g=${code}_`],
    ['the dashes before a signature', (code) => `${page}#g=${code}--\nAda`],
    ['a shortened link before it', (code) => `example.org/…#g=${code.slice(0, 40)}… (${page}#g=${code})`],
    ['a link that was encoded twice', (code) => encodeURIComponent(encodeURIComponent(`${page}#g=${code}`))],
    ['a percent-encoded fragment', (code) => `${page}#g%3D${code.replaceAll('-', '%2D').replaceAll('_', '%5f')}`],
    ['a percent-encoded link', (code) => encodeURIComponent(`${page}#g=${code}`)],
    ['escaped ampersands', (code) => `${page}?a=1&amp;b=2#g=${code}&amp;utm_source=mail`],
    ['an uppercase scheme', (code) => `HTTPS://EXAMPLE.ORG/spite-and-image/table#g=${code}`],
    ['no scheme', (code) => `example.org/spite-and-image/table#g=${code}`],
    ['a Markdown link', (code) => `[Our game](${page}#g=${code}) **now**`],
    ['zero-width spaces', (code) => `\u200b${page}#g=\u2060${code.replaceAll(/.{20}/g, '$&\u200b')}\ufeff`],
  ];
  test.each(spellings)('reads %s', async (_what, spell) => {
    expect(await readGameCode(spell(await codeOf(handed)))).toEqual({ handed });
  });
});

test('reads a code from an earlier edition', async () => {
  const { handed } = (await readGameCode(codeOfFirstEdition)) as { handed: HandedGame };
  expect(handed).toMatchObject({ kind: 'table', game: { ...shortGame.game, version: 1 } });
});

test('a game of four hundred events fits one QR code that a phone can read', async () => {
  const link = `https://spiteandimage.example/spite-and-image/table#${codeFragment}${await codeOf(handedGame(400))}`;
  const border = 1;
  const modules = encodeQR(link, 'raw', { ecc: 'low', border }).length - 2 * border;
  const qrVersion = (modules - 17) / 4;
  expect(qrVersion).toBeLessThanOrEqual(25);
});

test('rejects text that is not a game, and games of a newer edition, with a message', async () => {
  const code = await codeOf(handedGame(5));
  expect(await readGameCode('')).toEqual({ fault: codeFaults.wrong });
  expect(await readGameCode('https://example.org/menu')).toEqual({ fault: codeFaults.wrong });
  expect(await readGameCode(code.replace('1', '2'))).toEqual({ fault: codeFaults.newer });
  expect(await readGameCode(code.slice(0, -4))).toEqual({ fault: codeFaults.damaged });
});

test('H20: rejects a code that decompresses to far more than a game', async () => {
  const short = handedGame(1);
  const handed = { ...short, game: { ...short.game, id: 'a'.repeat(5_000_000) } } as HandedGame;
  expect(await readGameCode(await codeOf(handed))).toEqual({ fault: codeFaults.long });
});

test('H20: takes a game of 20,000 events, and refuses a longer one', async () => {
  const [gain, lose] = [count('gain-thoughts', 0), count('lose-thoughts', 0)];
  const withEvents = (events: number): HandedGame => ({
    kind: 'table',
    game: {
      ...saveGame({ id: 'abcd1234', played: 0, game: newTrackedGame(setupFor(2)) }, 1),
      events: Array.from({ length: events }, (_, at) => (at % 2 ? lose : gain)),
    },
  });
  expect(await readGameCode(await codeOf(withEvents(20_000)))).toHaveProperty('handed');
  expect(await readGameCode(await codeOf(withEvents(20_001)))).toEqual({ fault: codeFaults.long });
  expect(await readGameCode(await codeOf(withEvents(300_000)))).toEqual({ fault: codeFaults.long });
});

test('H20: a browser that cannot compress says so, instead of calling the game damaged', async () => {
  const code = await codeOf(handedGame(5));
  vi.stubGlobal('DecompressionStream', undefined);
  vi.stubGlobal('CompressionStream', undefined);
  expect(await readGameCode(code)).toEqual({ fault: codeFaults.old });
  expect(await writeGameCode(handedGame(5))).toBeUndefined();
  vi.unstubAllGlobals();
});

test('rejects a thousand damaged codes, each with one of the messages', async () => {
  const codes = [await codeOf(handedGame(60)), await codeOf(playedGame([{ do: 'take', slot: 1 }]))];
  const sentences: readonly string[] = Object.values(codeFaults);
  const place = fc.nat({ max: 10_000 });
  const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  const damaged = fc
    .record({
      code: fc.constantFrom(...codes),
      place,
      character,
      how: fc.constantFrom('changed', 'cut', 'grown', 'cut out'),
    })
    .map(({ code, place, character, how }) => {
      const at = place % code.length;
      if (how === 'cut') return code.slice(0, at);
      if (how === 'cut out') return code.slice(0, at) + code.slice(at + 1);
      return code.slice(0, at) + character + code.slice(how === 'grown' ? at : at + 1);
    })
    .filter((text) => !codes.includes(text));
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: damaged }, fc.string()), async (text) => {
      const read = await readGameCode(text);
      expect(sentences).toContain('fault' in read ? read.fault : 'not refused');
    }),
    { numRuns: 1000 },
  );
});
