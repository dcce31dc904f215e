import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { fileOfPackage, root } from './packages.ts';
import { type FoundFunction, functionsOf, identifiersOf, importsOf } from './syntax.ts';

type Import = {
  /** As written in the import: './db.ts', '@sabuja/kit', 'kysely'. */
  name: string;
  /**
   * The imported file, relative to the root of the checkout; for external packages the name itself.
   */
  to: string;
};

export type Source = {
  path: string;
  text: string;
  /** Imports and re-exports of values and types, dynamic imports and `import('…')` types. */
  imports: Import[];
  functions: FoundFunction[];
  /** Names declared or used. */
  identifiers: string[];
  /** Texts of comments, without their marks. */
  comments: string[];
};

/** Files below a folder whose path matches `ending`: tracked by git, or untracked and not ignored. */
export function filesOf(folder: string, ending: RegExp): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return output
    .split('\n')
    .sort()
    .filter((path) => ending.test(path) && existsSync(join(root, path)));
}

/** Sources below a folder with their imports and functions. */
export const sourcesOf = (folder: string): Source[] =>
  filesOf(folder, /\.(tsx?|m?js)$/).map((path) =>
    sourceOf(path, readFileSync(join(root, path), 'utf8')),
  );

/** @throws when the text is neither TypeScript nor JavaScript */
export function sourceOf(path: string, text: string): Source {
  const { program, errors, comments } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports = importsOf(program).map((name) => ({ name, to: targetOf(path, name) }));
  return {
    path,
    text,
    imports,
    functions: functionsOf(program, text),
    identifiers: identifiersOf(program),
    comments: comments.map((comment) => comment.value),
  };
}

function targetOf(path: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  return fileOfPackage(name) ?? name;
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Sources below a folder without its tests. */
export const productSourcesOf = (folder: string): Source[] =>
  sourcesOf(folder).filter(({ path }) => !isTest(path));

/** Lists forbidden imports as `a.ts imports b.ts`. */
export const findForbiddenImports = (
  sources: readonly Source[],
  isForbidden: (from: Source, to: string, name: string) => boolean,
): string[] =>
  sources.flatMap((from) =>
    from.imports
      .filter(({ to, name }) => isForbidden(from, to, name))
      .map(({ to }) => `${from.path} imports ${to}`),
  );
