import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthProblems } from '@sabuja/contract/rules/health-problems';
import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { productSourcesOf } from './sources.ts';

/** The text of a guide, with line breaks as spaces. */
const readGuide = (name: string): string =>
  readFileSync(join(root, 'docs/guides', name), 'utf8').replaceAll(/\s+/g, ' ');

const server = productSourcesOf('server/src');
const shop = useTestShop();

test('the guide about failures has every problem of the health page', () => {
  const guide = readGuide('when-something-fails.md');
  expect(healthProblems.filter((problem) => !guide.includes(`\`${problem}\``))).toEqual([]);
});

test('the guide about failures has every alarm', () => {
  const guide = readGuide('when-something-fails.md');
  const alarm =
    /(?:alarm\(\s*\{[^}]*\},|alarm:|alarm =|stuckOrderMessage =|[?:])\s*'([a-z][^']{20,})'/g;
  const alarms = server
    .filter(({ text }) => /\balarm\(/.test(text))
    .flatMap(({ text }) => [...text.matchAll(alarm)].map(([, message = '']) => message));
  expect(alarms.length).toBeGreaterThanOrEqual(16);
  expect(alarms.filter((message) => !guide.includes(`| ${message} `))).toEqual([]);
});

/** Variables as the guide writes them: `{code}`. */
const withPlaceholders = (sms: string): string => sms.replaceAll(/\$\{v\.(\w+)\}/g, '{$1}');
const sourceOf = (file: string): string =>
  server.find(({ path }) => path.endsWith(`/${file}`))?.text ?? '';

test('the guide to going live has the text of every SMS that a customer requests, as it must be registered', () => {
  const guide = readGuide('going-live.md');
  const templates = [
    ...sourceOf('message-templates.ts').matchAll(/\n {2}(\w+): \(v: [\s\S]*?=>\s*text`([^`]*)`/g),
  ]
    .filter(([, name = '']) => !/^(staff|shop)_/.test(name))
    .map(([, name = '', sms = '']) => [name, withPlaceholders(sms.split('\\n')[0] ?? '')]);
  expect(templates.length).toBeGreaterThanOrEqual(9);
  expect(
    templates.filter(
      ([name, sms]) => !(guide.includes(`- \`${name}\``) && guide.includes(`: \`${sms}\``)),
    ),
  ).toEqual([]);
});

test('the guide to going live has the text of every SMS notification, as it must be registered', () => {
  const guide = readGuide('going-live.md');
  const text = sourceOf('order-templates.ts') + sourceOf('notification-templates.ts');
  const templates = [
    ...text.matchAll(
      /\n {2}(\w+): defineTemplate(?:(?!defineTemplate)[\s\S])*?\n {4}sms: \(v\) =>\s*text`([^`]*)`/g,
    ),
  ].map(([, name = '', sms = '']) => `\`${name}\`: \`${withPlaceholders(sms)}\``);
  expect(templates.length).toBeGreaterThanOrEqual(25);
  expect(templates.filter((template) => !guide.includes(template))).toEqual([]);
});

test('S10.434 the guide about breaches has every table with data of customers, by itself or by its schema', async () => {
  const guide = readGuide('breach-runbook.md');
  const { rows } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.columns
    where column_name = 'customer_id'`.execute(shop.app.db);
  expect(rows.length).toBeGreaterThanOrEqual(25);
  const missing = rows
    .filter(({ schema }) => !guide.includes(`\`${schema}\``))
    .map(({ schema, table }) => `${schema}.${table}`)
    .filter((table) => !guide.includes(`\`${table}\``));
  expect(missing).toEqual([]);
});
