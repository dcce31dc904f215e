import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export type Source = { path: string; text: string; imports: string[] };

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g;

/** Files that git knows or would take, below a folder, by ending. */
export function filesOf(folder: string, ending: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .sort()
    .filter((path) => ending.test(path) && existsSync(join(root, path)));
}

/** TypeScript sources below a folder, with what they import (relative imports as paths from the root). */
export const sourcesOf = (folder: string): Source[] =>
  filesOf(folder, /\.tsx?$/).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = [...text.matchAll(importPattern)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
    return { path, text, imports };
  });

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
