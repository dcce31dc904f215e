import { describe, expect, test } from 'vitest';
import { namesIn, usedStyles } from './used-styles.ts';

const SHEET = `
@layer theme { :root { --ink: black } :root, :host { --red: #f00; --red-deep: var(--red-base); --red-base: #a00; --gap: 1px } }
@layer base { h1, h2 { margin: 0 } table { border: 0 } ::-webkit-date-and-time-value { height: 1lh } .card a:not(:hover) { color: var(--red-deep) } }
@layer components { .card { color: red } .card > .name { color: blue } }
@layer utilities {
  .md\\:p-1\\.5 { padding: 1px; @media (width > 1px) { & { padding: 2px } } }
  .spin { animation: spin 1s; --tw-a: 1 }
  @media (width > 2px) { .wide { color: green } }
}
@property --tw-a { syntax: "*"; inherits: false }
@property --tw-b { syntax: "*"; inherits: false }
@keyframes spin { to { rotate: 1turn } }
`;
const stylesFor = (...classes: string[]) =>
  usedStyles(SHEET)(new Set(classes.map((name) => `.${name}`)));
const stylesOf = (html: string) => usedStyles(SHEET)(namesIn(html));

describe('the styles of a document', () => {
  test('are the rules whose classes are in it, and those without one', () => {
    const css = stylesFor('card', 'md:p-1.5');
    expect(css).toContain('--ink');
    expect(css).toContain('.card { color: red }');
    expect(css).toContain('padding: 2px');
    expect(css).not.toContain('.name');
    expect(css).not.toContain('.wide');
    expect(css).not.toContain('@media (width > 2px)');
  });
  test('have no declaration twice in a row', () => {
    const repeated =
      'a { -webkit-text-decoration: inherit; -webkit-text-decoration: inherit; color: red }';
    expect(usedStyles(repeated)(namesIn('<a>')).match(/inherit/g)).toHaveLength(1);
  });
  test('are those of its elements, without what only later controls have', () => {
    const css = stylesOf('<H1 class="card"><i>one</i></H1>');
    expect(css).toContain('h1, h2 { margin: 0 }');
    expect(css).not.toMatch(/table|-webkit|:hover/);
    expect(stylesOf('<p class="card"><a>one</a></p>')).toContain('.card a:not(:hover)');
  });
  test('bring the values that they use, and those that these use', () => {
    expect(stylesOf('<p class="card"><a>one</a></p>')).toMatch(/--red-deep[^}]*--red-base/);
    expect(stylesOf('<p class="card"></p>')).not.toMatch(/--red|--gap/);
    expect(stylesOf('<p class="card"><a>one</a></p>')).not.toMatch(/--red:|--gap/);
  });
  test('name all layers in their order, even those without a rule', () => {
    expect(stylesFor()).toMatch(/^@layer theme,base,components,utilities;/);
    expect(stylesFor()).not.toContain('@layer components{');
  });
  test('bring the properties and animations that their rules use', () => {
    expect(stylesFor()).not.toMatch(/@property|@keyframes/);
    expect(stylesFor('spin')).toMatch(/@property --tw-a[\s\S]*@keyframes spin/);
    expect(stylesFor('spin')).not.toContain('--tw-b');
  });
});

test('names are read from all elements of a document, classes without their escapes', () => {
  const html = '<a class="card [&amp;_s]:hidden"><b class="name *:flex"></b></a>';
  expect([...namesIn(html)]).toEqual(['.card', '.[&_s]:hidden', '.name', '.*:flex', 'a', 'b']);
});
