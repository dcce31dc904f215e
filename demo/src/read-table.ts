import { readdirSync, readFileSync } from 'node:fs';

/** The rows of a file with tab-separated values: the other values of each row by its first value. */
export function readTable(file: string): Map<string, string[]> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line !== '');
  return new Map(rows.map((line) => line.split('\t')).map(([key = '', ...texts]) => [key, texts]));
}

/** The rows of all tables in a folder, as `readTable` returns them. */
export const readTables = (folder: string): Map<string, string[]> =>
  new Map(
    readdirSync(new URL(folder, import.meta.url)).flatMap((file) => [
      ...readTable(`${folder}${file}`),
    ]),
  );
