import { createReadStream } from 'node:fs';

/** Bytes that are read in parts, wherever they are stored, so that no reader needs all of them in memory. */
export type ByteSource = {
  readonly size: number;
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Buffer>;
};

/** The bytes of a file on this machine. */
export const fileSource = (path: string, size: number): ByteSource => ({
  size,
  // `createReadStream` cannot read an empty range, because `end` is inclusive.
  read: (start, end) => (end > start ? createReadStream(path, { start, end: end - 1 }) : none()),
});

/** Bytes in memory. */
export const bufferSource = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  async *read(start, end) {
    if (end > start) yield bytes.subarray(start, end);
  },
});

async function* none(): AsyncGenerator<Buffer> {}

/** Returns the bytes of a small range as one buffer. */
export async function readRange(source: ByteSource, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source.read(start, Math.min(end, source.size))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
