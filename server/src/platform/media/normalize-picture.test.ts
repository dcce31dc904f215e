import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { normalizePicture } from './normalize-picture.ts';

const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#393' } });

test('S10.25 S10.150 of many uploaded pictures two are decoded at a time', async () => {
  const bytes = await picture.jpeg().toBuffer();
  // The counters of sharp are not exact: a picture that moves from waiting to decoding at that moment counts twice.
  const decode = sharp.prototype.toBuffer as (...args: unknown[]) => Promise<Buffer>;
  const counts: number[] = [];
  let decoding = 0;
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(function (
    this: Sharp,
    ...args
  ) {
    counts.push(++decoding);
    return decode.apply(this, args).finally(() => decoding--);
  });
  onTestFinished(() => spy.mockRestore());
  const pictures = await Promise.all(
    Array.from({ length: 8 }, () => normalizePicture(bytes, { accept: ['jpeg'] })),
  );
  expect(pictures.filter((each) => each !== undefined)).toHaveLength(8);
  expect([counts.length, Math.max(...counts)]).toEqual([8, 2]);
});
