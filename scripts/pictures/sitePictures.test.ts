import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawSitePicture, sitePictureNames } from './sitePictures.ts';

// Drawing is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const sizes = {
  'favicon.png': [96, 96],
  'icon-192.png': [192, 192],
  'icon-512.png': [512, 512],
  'icon-maskable-512.png': [512, 512],
  'icon-monochrome-512.png': [512, 512],
  'apple-touch-icon.png': [180, 180],
  'og.png': [1200, 630],
} as const;

test.each(Object.entries(sizes))('%s has the expected size', async (name, [width, height]) => {
  expect(await sharp(await drawSitePicture(name)).metadata()).toMatchObject({ width, height, format: 'png' });
});

test('every file is drawn, with the same bytes each time', async () => {
  expect(sitePictureNames).toEqual(Object.keys(sizes));
  for (const name of sitePictureNames) expect(await drawSitePicture(name)).toEqual(await drawSitePicture(name));
});

test('the maskable icon is opaque in its corners, the monochrome icon is transparent there', async () => {
  const corner = async (name: string) => {
    const { data } = await sharp(await drawSitePicture(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await corner('icon-maskable-512.png')).toBe(255);
  expect(await corner('icon-monochrome-512.png')).toBe(0);
});
