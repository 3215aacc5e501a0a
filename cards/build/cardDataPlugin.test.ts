/** Tests the build of the card data and card images. */

import { build, type Rolldown } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CardList } from '#game/cards/cardList.ts';
import { checkCardFiles } from '../check/checkCardFiles.ts';
import { cardDataPlugin } from './cardDataPlugin.ts';
import { cardFilePaths, readSourceFile } from './cardFiles.ts';

const { loadCardData, drawFaces } = vi.hoisted(() => ({ loadCardData: vi.fn(), drawFaces: vi.fn() }));
vi.mock('./cardFiles.ts', async (original) => ({ ...(await original<object>()), loadCardData }));
vi.mock('../faces/drawFaces.ts', () => ({ drawFaces }));

const bytes = new Uint8Array([1, 2, 3]);

beforeEach(async () => {
  vi.clearAllMocks();
  loadCardData.mockResolvedValue(checkCardFiles(await Promise.all((await cardFilePaths()).map(readSourceFile))));
  drawFaces.mockImplementation(async (sets: ReturnType<typeof checkCardFiles>['sets']) => {
    const file = (fileName: string) => ({ fileName, bytes });
    return new Map(
      sets.flatMap(({ cards }) =>
        cards.map(({ id }) => [
          id,
          { thumb: file(`assets/${id}-t.avif`), full: file(`assets/${id}-f.avif`), public: file(`cards/${id}.webp`) },
        ]),
      ),
    );
  });
});

/** Builds a page that contains only the slim list. */
async function buildList(options: { ssr?: boolean; imageBase?: string } = {}) {
  const { ssr = false, ...pluginOptions } = options;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [cardDataPlugin(pluginOptions)],
    build: {
      write: false,
      ssr,
      rolldownOptions: { input: '#game/generated/cardList.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join();
  const { cardList }: { cardList: CardList } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return {
    cardCount: cardList.cards.length,
    facesOf104: cardList.cards.find(({ id }) => id === 104)?.faces,
    assets: output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName),
  };
}

it('emits three images of each card and puts their addresses into the list', async () => {
  const { cardCount, facesOf104, assets } = await buildList();
  expect(assets).toHaveLength(3 * cardCount);
  expect(assets).toEqual(expect.arrayContaining(['assets/104-t.avif', 'assets/104-f.avif', 'cards/104.webp']));
  expect(facesOf104).toEqual({ thumb: '/assets/104-t.avif', full: '/assets/104-f.avif' });
});

it('gives the build that prerenders the pages the same addresses, and no files', async () => {
  const { facesOf104, assets } = await buildList({ ssr: true });
  expect(assets).toEqual([]);
  expect(facesOf104).toEqual({ thumb: '/assets/104-t.avif', full: '/assets/104-f.avif' });
});

it('uses the addresses of another server if the images are there', async () => {
  const { facesOf104 } = await buildList({ imageBase: 'https://images.example' });
  expect(facesOf104).toEqual({
    thumb: 'https://images.example/assets/104-t.avif',
    full: 'https://images.example/assets/104-f.avif',
  });
});

it('fails with the messages of the check', async () => {
  loadCardData.mockRejectedValue(new Error('1-duel.json, card 4, cost: expected {T2}{C2}, found nothing.'));
  await expect(buildList()).rejects.toThrow('1-duel.json, card 4, cost: expected {T2}{C2}, found nothing.');
  expect(drawFaces).not.toHaveBeenCalled();
});
