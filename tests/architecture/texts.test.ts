import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, calls } from '@sabuja/contract';
import { isTranslated } from '@sabuja/server/platform/texts';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, isTest } from './sources.ts';
import { textsOf } from './syntax.ts';

const textsIn = (path: string): string[] =>
  textsOf(parseSync(path, readFileSync(join(root, path), 'utf8')).program);

const hasLetters = (template: string): boolean => /\p{L}/u.test(template.replace(/\{\d+\}/g, ''));

test('the texts of a source are its tagged texts and the messages of its problems', () => {
  const source = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is parsed
    'const a = () => ({ status: 409, message: b ? "One." : text`${c} of ${d}.` });',
    'throw new HttpProblem(404, "X", { message: "Two." });',
    'log({ message: "Not for customers." });',
  ].join('\n');
  expect(textsOf(parseSync('a.ts', source).program)).toEqual(['One.', '{0} of {1}.', 'Two.']);
});

test('every text that the server sends to people is translated into Hindi and Odia', () => {
  const sources = filesOf('server/src', /\.ts$/).filter((path) => !isTest(path));
  const texts = new Set(sources.flatMap(textsIn));
  for (const call of Object.values<Call>(calls))
    for (const message of Object.values(call.invalid ?? {})) texts.add(message);
  expect([...texts].filter(hasLetters).filter((each) => !isTranslated(each))).toEqual([]);
  expect(texts.size).toBeGreaterThan(100);
});
