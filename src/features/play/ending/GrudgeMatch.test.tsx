import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { GrudgeMatch } from './GrudgeMatch.tsx';

const seats = [{ name: 'שרה' }, { name: 'Twice' }];

test('G9: names are isolated in the score and in the offers to go first', () => {
  const game = {
    setup: { seats, sets: [1], seed: 1 },
    players: [{ kind: 'person' }, { kind: 'person' }],
    grudge: [1, 0],
  } as unknown as PlayedGame;
  const shown = renderToStaticMarkup(<GrudgeMatch game={game} winner={1} onNext={async () => undefined} />);
  expect(shown).toContain('<bdi>שרה</bdi><span> 1, </span>');
  expect(shown).toContain('<bdi>שרה</bdi><span> goes first</span>');
});
