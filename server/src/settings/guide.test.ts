import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Variable } from '../platform/environment/index.ts';
import { variables } from '../settings.ts';

const root = new URL('../../../', import.meta.url);

function defaultOf({ byDefault, default: value }: Variable): string {
  if (byDefault !== undefined) return byDefault;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return `\`${typeof value === 'object' ? JSON.stringify(value) : value}\``;
}

const rows = Object.entries(variables).map(([name, variable]: [string, Variable]) => [
  `\`${name}\``,
  variable.must.replace(/^be /, ''),
  defaultOf(variable),
  variable.description,
]);

/** Formats rows as a Markdown table with aligned columns; the first row is the heading. */
function toTable([head = [], ...body]: string[][]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...body].map((row) => row[i]?.length ?? 0)));
  const line = (row: string[], fill = ' ') =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0, fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

test('the guide lists the settings; `npx vitest run server/src/settings -u` writes it', async () => {
  const guide = `# Settings

Environment variables, read once at the start. Invalid ones are all named in one message, also those of a provider that is
not in use; blank ones count as not given. What they are for is explained in [Going live](going-live.md).

${toTable([['Name', 'Must be', 'Default', 'Meaning'], ...rows])}
`;
  await expect(guide).toMatchFileSnapshot('../../../docs/guides/settings.md');
});

test('the README names settings that exist', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const table = readme.slice(readme.indexOf('| setting '), readme.indexOf('[Settings]('));
  const names = [...table.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !(name in variables))).toEqual([]);
});
