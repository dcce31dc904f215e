import { readdirSync, readFileSync } from 'node:fs';

/** The rows of a file of tab-separated values, by their first value. */
export function readTable(file: string): Map<string, string[]> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line !== '');
  return new Map(rows.map((line) => line.split('\t')).map(([key = '', ...texts]) => [key, texts]));
}

/** The rows of all files in a folder. */
export const readTables = (folder: string): Map<string, string[]> =>
  new Map(
    readdirSync(new URL(folder, import.meta.url)).flatMap((file) => [
      ...readTable(`${folder}${file}`),
    ]),
  );
