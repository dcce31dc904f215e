/** The bytes from `start` up to, but not including, `end`. */
export type ByteRange = { start: number; end: number };

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses the `Range` header of a request for a file of `size` bytes (RFC 9110, 14.1.2). Returns undefined for several
 * ranges or other units, for which the whole file is sent; `beyond` if the range contains no byte of the file.
 */
export function parseRange(header: string, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : 'beyond';
}
