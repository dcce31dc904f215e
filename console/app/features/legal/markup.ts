/** Replaces the text from `from` to `to` with `insert`, then selects the range `select` of the inserted text. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };
type Selection = { text: string; from: number; to: number };

/** Adds or removes marks around the selection: '**bold**'. */
export function wrap({ text, from, to }: Selection, mark: string): Edit {
  const chosen = text.slice(from, to);
  const isMarked =
    chosen.length > 2 * mark.length && chosen.startsWith(mark) && chosen.endsWith(mark);
  const insert = isMarked ? chosen.slice(mark.length, -mark.length) : `${mark}${chosen}${mark}`;
  const inset = isMarked ? 0 : mark.length;
  return { from, to, insert, select: [inset, insert.length - inset] };
}

/** Adds or removes a mark before each selected line: '- item', '## heading'. */
export function prefixLines({ text, from, to }: Selection, mark: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', to);
  const end = newline === -1 ? text.length : newline;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from: start, to: end, insert, select: [insert.length, insert.length] };
}

/** Turns the selection into a link, and selects its address to be typed over. */
export function link({ text, from, to }: Selection, address: string): Edit {
  const insert = `[${text.slice(from, to)}](${address})`;
  const beginning = insert.length - 1 - address.length;
  return { from, to, insert, select: [beginning, insert.length - 1] };
}

/** Replaces the selection with a text. */
export const insertText = ({ from, to }: Selection, insert: string): Edit => ({
  from,
  to,
  insert,
  select: [insert.length, insert.length],
});
