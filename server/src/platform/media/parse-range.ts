/** Bytes from `start` to before `end`. */
export type ByteRange = { start: number; end: number };

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The range that a request asks for, of a file of `size` bytes (RFC 9110, 14.1.2); undefined for several ranges and other
 * units, which get the whole file; `beyond` where nothing of the file is asked for.
 */
export function parseRange(header: string, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : 'beyond';
}
