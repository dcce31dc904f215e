import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalizePicture } from './normalize-picture.ts';

const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#393' } });

test('S10.25 S10.150 of many uploaded pictures two are decoded at a time', async () => {
  const bytes = await picture.jpeg().toBuffer();
  const counts: number[] = [];
  // A picture that is done is counted until its callback returns, which may already begin the next.
  const count = () =>
    setImmediate(() => {
      const { queue, process } = sharp.counters();
      counts.push(queue + process);
    });
  sharp.queue.on('change', count);
  const pictures = await Promise.all(
    Array.from({ length: 8 }, () => normalizePicture(bytes, { accept: ['jpeg'] })),
  );
  sharp.queue.off('change', count);
  expect(pictures.filter((each) => each !== undefined)).toHaveLength(8);
  expect(Math.max(...counts)).toBe(2);
});
