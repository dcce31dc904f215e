import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const resolveUrl = (path: string) => new URL(path, import.meta.url);
const readText = (path: string) => readFileSync(resolveUrl(path), 'utf8');

/** Building blocks of other controls, and components rendered once in the root layout. */
const EXEMPT = [
  'Field',
  'Tooltip',
  'RetryButton',
  'OverlayRoot',
  'OverlayContent',
  'ToastRegion',
  'Toaster',
  'PlainToaster',
];

test('every control of both ui folders is shown on the style page', () => {
  const shownSource = readdirSync(resolveUrl('./'))
    .filter((name) => name.endsWith('-part.tsx'))
    .map((name) => readText(`./${name}`))
    .join('\n');
  const controls = ['../../ui/', '../../../../ui/src/']
    .flatMap((folder) => readdirSync(resolveUrl(folder)).map((name) => folder + name))
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readText(path).matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name);
  const missing = controls.filter(
    (name) => !EXEMPT.includes(name) && !shownSource.includes(`<${name}`),
  );
  expect(controls.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
