/**
 * `npm run print [product ...]`: writes the downloads into the built site: printable files, files for print shops and
 * tabletop simulators, the pocket edition, the archive of the site, and a list of their sizes.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';
import { printedFaces } from '#cards/print/printedFaces.ts';
import { printProduct } from '#cards/print/printProduct.ts';
import { printShopFiles } from '#cards/print/printShopFiles.ts';
import {
  archiveName,
  demoHref,
  demoPicture,
  type PrintList,
  pocketName,
  printFileName,
  printFilesPath,
  printListName,
  printProducts,
  printVariants,
} from '#site/print/printFiles.ts';
import { writeArchive } from './build/archive.ts';
import { writePocketEdition } from './build/pocketEdition.ts';
import { readSiteSettings } from './build/siteSettings.ts';
import { builtDir, root } from './builtSite.ts';

export async function main(wanted: string[]): Promise<void> {
  const started = performance.now();
  const data = await loadCardData();
  const { copyrightHolder, origin } = readSiteSettings(root);
  const products = printProducts(activeSetFiles(data.sets));
  const faces = printedFaces(data);
  const folder = path.join(builtDir, printFilesPath);
  // The list is written last: if it exists, so do all other files.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const list: Record<string, PrintList[string]> = {};
  for (const product of products.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    for (const variant of printVariants) {
      const name = printFileName(product, variant);
      if (list[name]) continue;
      const { bytes, pages } = await printProduct(product, variant, faces, copyrightHolder);
      await writeFile(path.join(folder, name), bytes);
      if (`${printFilesPath}${name}` === demoHref('a4')) await writePicture(bytes);
      list[name] = { bytes: bytes.byteLength, pages };
    }
  }
  if (wanted.length === 0) {
    list[pocketName] = { bytes: await writePocketEdition() };
    // They take half of the time, so `npm test` leaves them to the build machine.
    if (process.env.CHECKS !== 'core')
      for (const [address, bytes] of await printShopFiles(data.sets, origin)) {
        const file = path.join(builtDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    list[archiveName] = { bytes: await writeArchive() };
  }
  await writeFile(path.join(folder, printListName), JSON.stringify(list));
  const megabytes = Object.values(list).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const seconds = (performance.now() - started) / 1000;
  console.log(`${Object.keys(list).length} printable files, ${megabytes.toFixed(1)} MB, in ${seconds.toFixed(1)} s`);
}

/** Writes the first page of a file as an image, at twice its displayed size. */
async function writePicture(pdf: Uint8Array): Promise<void> {
  const reader = await PDFiumLibrary.init();
  const document = await reader.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: 1 });
  document.destroy();
  reader.destroy();
  await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(2 * demoPicture.width, 2 * demoPicture.height, { fit: 'fill' })
    .webp({ quality: 70 })
    .toFile(path.join(builtDir, demoPicture.href));
}
