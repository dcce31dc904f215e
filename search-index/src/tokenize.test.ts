import { expect, test } from 'vitest';
import { numberForms, singular, tokenize } from './tokenize.ts';

test.each([
  ['', []],
  [' - / ', []],
  ["The Heron's Nest, 2nd", ['the', 'herons', 'nest', '2nd']],
  ['CAFÉ noël', ['cafe', 'noel']],
  ['Heron’s', ['herons']],
  ['ଘର ଚଟିଆ (Sparrow)', ['ଘର', 'ଚଟିଆ', 'sparrow']],
  ['क्‍ष', ['क्ष']],
  ['٣ كتب', ['٣', 'كتب']],
])('the words of %j are %j', (text, words) => expect(tokenize(text)).toEqual(words));

test.each([
  ['मूँग, सब्ज़ी', ['मूंग', 'सब्जी']],
  ['ପାଣିଫଳ ଓ ଘାଁସ ଡ଼', ['ପାଣିଫଳ', 'ଓ', 'ଘାଂସ', 'ଡ']],
])('S10.421 %j has the words %j, whichever spelling is typed', (text, words) =>
  expect(tokenize(text)).toEqual(words),
);

test.each([
  ['finches', ['finch', 'finche']],
  ['herons', ['heron']],
  ['canary', ['canaries']],
  ['canaries', ['canary', 'canari', 'canarie']],
  ['ibis', ['ibi']],
  ['emu', []],
  ['heron', []],
])('%s may be %j in its other number', (word, forms) => expect(numberForms(word)).toEqual(forms));

test.each([
  ['herons', 'heron'],
  ['canaries', 'canary'],
  ['dodoes', 'dodo'],
  ['albatross', 'albatross'],
  ['ons', 'ons'],
])('the singular of %s is %s', (word, one) => expect(singular(word)).toBe(one));
