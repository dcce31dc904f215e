import { zipOf } from '@sabuja/testing/workbook-samples';
import { expect, test } from 'vitest';
import { bufferSource } from './byte-source.ts';
import { ZipArchive } from './zip-archive.ts';

/** Returns an archive of files whose names have 60,000 letters. */
const longNames = (count: number) => {
  const names = Array.from({ length: count }, (_, n) => `${n}`.padStart(60_000, 'a'));
  return bufferSource(zipOf(Object.fromEntries(names.map((name) => [name, 'x']))));
};

test('S10.216 an archive whose directory would fill the memory is refused, however few its files are', async () => {
  expect((await ZipArchive.open(longNames(100), 5000)).entries).toHaveLength(100);
  await expect(ZipArchive.open(longNames(150), 5000)).rejects.toMatchObject({ code: 'TOO_MANY' });
});
