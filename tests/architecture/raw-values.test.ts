import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, productSourcesOf } from './sources.ts';

const appFolders = ['ui', 'storefront/app', 'console/app'];
const components = appFolders.flatMap(productSourcesOf).filter(({ path }) => path.endsWith('.tsx'));
/** Style sheets, except those that define the tokens and the fonts. */
const sheets = appFolders
  .flatMap((folder) => filesOf(folder, /\.css$/))
  .filter((path) => !/\/(tokens|fonts)\.css$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const findMatches = (files: readonly { path: string; text: string }[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([value]) => `${path}: ${value}`),
  );

const COLOUR = /['"`[(:]#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi;

test('no component and no style sheet names a colour: all are in tokens.css', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(findMatches(components, COLOUR)).toEqual([]);
  expect(sheets.length).toBeGreaterThan(5);
  expect(findMatches(sheets, /:[^;{]*#[0-9a-f]{3,8}\b[^;{]*;|\b(?:rgb|hsl|oklch)a?\(/gi)).toEqual(
    [],
  );
});

test('components take type, radii, shadows and times from the tokens', () => {
  const raw =
    /\b(?:font|text|rounded|leading|tracking|duration|delay|ease|shadow)-(?:\[[^\]]+\]|\d+)/g;
  expect(findMatches(components, raw)).toEqual([]);
});

test('style sheets take them from the tokens', () => {
  const declared =
    /(?:font-size|font-weight|line-height|letter-spacing|[a-z-]*radius|box-shadow|(?:transition|animation)(?:-duration|-timing-function)?):([^;]+);/g;
  const isRaw = (value: string) => /\d|ease|linear|cubic/.test(value.replace(/var\([^)]*\)/g, ''));
  const raw = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(declared)]
      .filter(([, value = '']) => isRaw(value))
      .map(([declaration]) => `${path}: ${declaration}`),
  );
  expect(raw).toEqual([]);
});

test('a bordered surface is a Card, a message in a coloured box an Alert', () => {
  const ownMarkup =
    /(?:(?<=[" ])rounded-card border border-line bg-surface|rounded-(?:control|field|card)(?: border(?:-[a-z]+)*)* bg-(?:haldi|chilli)-soft)[ "][^"]*/g;
  const apps = components.filter(({ path }) => !path.startsWith('ui/'));
  expect(findMatches(apps, ownMarkup)).toEqual([]);
});
