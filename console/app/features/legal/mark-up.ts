/** What replaces a part of a text, and which part of the replacement is selected then. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };
type Selection = { text: string; from: number; to: number };

/** Puts marks around the selection, or takes them away: '**bold**'. */
export function wrap({ text, from, to }: Selection, mark: string): Edit {
  const chosen = text.slice(from, to);
  const isMarked =
    chosen.length > 2 * mark.length && chosen.startsWith(mark) && chosen.endsWith(mark);
  const insert = isMarked ? chosen.slice(mark.length, -mark.length) : `${mark}${chosen}${mark}`;
  const inset = isMarked ? 0 : mark.length;
  return { from, to, insert, select: [inset, insert.length - inset] };
}

/** Puts a mark before each selected line, or takes it away: '- item', '## heading'. */
export function prefixLines({ text, from, to }: Selection, mark: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', to);
  const end = newline === -1 ? text.length : newline;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from: start, to: end, insert, select: [insert.length, insert.length] };
}

/** Makes the selection a link whose address is to be typed. */
export function link({ text, from, to }: Selection, address: string): Edit {
  const insert = `[${text.slice(from, to)}](${address})`;
  const beginning = insert.length - 1 - address.length;
  return { from, to, insert, select: [beginning, insert.length - 1] };
}

/** Puts a text in place of the selection. */
export const insertText = ({ from, to }: Selection, insert: string): Edit => ({
  from,
  to,
  insert,
  select: [insert.length, insert.length],
});
