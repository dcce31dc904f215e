import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = (path: string) => new URL(path, import.meta.url);
const textOf = (path: string) => readFileSync(folder(path), 'utf8');

/** Parts that others are made of, and what the root layout holds once. */
const withoutPlace = [
  'Field',
  'Tip',
  'RetryButton',
  'OverlayRoot',
  'OverlayContent',
  'ToastRegion',
  'Toaster',
];

test('every control of ui is shown on the style page', () => {
  const shown = readdirSync(folder('./'))
    .filter((name) => name.endsWith('-part.tsx'))
    .map((name) => textOf(`./${name}`))
    .join('\n');
  const controls = readdirSync(folder('../../ui/'))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...textOf(`../../ui/${name}`).matchAll(/^export (?:const|function) ([A-Z]\w+)/gm),
    ])
    .map(([, name = '']) => name);
  const missing = controls.filter(
    (name) => !withoutPlace.includes(name) && !shown.includes(`<${name}`),
  );
  expect(controls.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
