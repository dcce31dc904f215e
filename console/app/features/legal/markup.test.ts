import { expect, test } from 'vitest';
import { type Edit, insertText, link, prefixLines, wrap } from './markup.ts';

/** Parses a text in which each '|' marks an end of the selection. */
const select = (marked: string) => {
  const from = marked.indexOf('|');
  return { text: marked.replaceAll('|', ''), from, to: marked.lastIndexOf('|') - 1 };
};
function apply(marked: string, edit: (selection: ReturnType<typeof select>) => Edit) {
  const selection = select(marked);
  const {
    from,
    to,
    insert,
    select: [start, end],
  } = edit(selection);
  const shown = `${insert.slice(0, start)}|${insert.slice(start, end)}|${insert.slice(end)}`;
  return selection.text.slice(0, from) + shown + selection.text.slice(to);
}

test('S10.224 the buttons above a text mark what is selected, and take the marks away again', () => {
  expect(apply('a |b| c', (at) => wrap(at, '**'))).toBe('a **|b|** c');
  expect(apply('a |**b**| c', (at) => wrap(at, '**'))).toBe('a |b| c');
  expect(apply('a\n|b\nc|\nd', (at) => prefixLines(at, '- '))).toBe('a\n- b\n- c||\nd');
  expect(apply('- b|\n-| c', (at) => prefixLines(at, '- '))).toBe('b\nc||');
  expect(apply('||', (at) => prefixLines(at, '## '))).toBe('## ||');
  expect(apply('see |us|', (at) => link(at, 'https://'))).toBe('see [us](|https://|)');
  expect(apply('call |x|', (at) => insertText(at, '{{phone}}'))).toBe('call {{phone}}||');
});
