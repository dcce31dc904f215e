import { expect, test } from 'vitest';
import { bufferSource } from '../../../platform/files/byte-source.ts';
import { readRows } from './read-sheet.ts';

/** Reads a sheet with so many rows; returns how many were read, and how reading ended. */
async function readSheetOf(count: number) {
  const sheet = `sku,cost\n${'A,1\n'.repeat(count)}`;
  const rows = readRows(bufferSource(Buffer.from(sheet)), 'prices', new Map());
  let read = 0;
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return { read, end: value };
    read += 1;
  }
}

test('S10.58 a sheet has 100,000 rows at most', async () => {
  expect(await readSheetOf(100_000)).toMatchObject({
    read: 100_000,
    end: { columns: ['sku', 'cost'] },
  });
  expect(await readSheetOf(100_001)).toMatchObject({
    read: 100_000,
    end: { code: 'TOO_MANY_ROWS' },
  });
});
