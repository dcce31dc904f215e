import { describe, expect, test } from 'vitest';
import { classesIn, usedStyles } from './used-styles.ts';

const SHEET = `
@layer theme { :root { --ink: black } }
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
const stylesFor = (...classes: string[]) => usedStyles(SHEET)(new Set(classes));

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
  test('name all layers in their order, even those without a rule', () => {
    expect(stylesFor()).toMatch(/^@layer theme,components,utilities;/);
    expect(stylesFor()).not.toContain('@layer components{');
  });
  test('bring the properties and animations that their rules use', () => {
    expect(stylesFor()).not.toMatch(/@property|@keyframes/);
    expect(stylesFor('spin')).toMatch(/@property --tw-a[\s\S]*@keyframes spin/);
    expect(stylesFor('spin')).not.toContain('--tw-b');
  });
});

test('classes are read from all elements of a document, without their escapes', () => {
  const html = '<a class="card [&amp;_s]:hidden"><b class="name *:flex"></b></a>';
  expect([...classesIn(html)]).toEqual(['card', '[&_s]:hidden', 'name', '*:flex']);
});
