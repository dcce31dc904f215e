import { createReadStream } from 'node:fs';

/** Bytes that are read in parts, wherever they lie: no reader has all of them in memory. */
export type ByteSource = {
  readonly size: number;
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Buffer>;
};

/** The bytes of a file on this machine. */
export const fileSource = (path: string, size: number): ByteSource => ({
  size,
  // A range without bytes has no last one.
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

/** The bytes of a range at once: for small ones. */
export async function readRange(source: ByteSource, start: number, end: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source.read(start, Math.min(end, source.size))) chunks.push(chunk);
  return Buffer.concat(chunks);
}
