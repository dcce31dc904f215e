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

type Syntax = {
  /** Imports and re-exports of values and types, dynamic imports and `import('…')` types. */
  imports: readonly Import[];
  functions: readonly FoundFunction[];
  /** Names declared or used. */
  identifiers: readonly string[];
  /** Texts of comments, without their marks. */
  comments: readonly string[];
};

/** A source file; it is parsed when its syntax is read for the first time. */
export class Source {
  readonly path: string;
  readonly text: string;
  #syntax: Syntax | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  /** @throws when the text is neither TypeScript nor JavaScript */
  get syntax(): Syntax {
    this.#syntax ??= parse(this.path, this.text);
    return this.#syntax;
  }
}

function parse(path: string, text: string): Syntax {
  const { program, errors, comments } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return {
    imports: importsOf(program).map((name) => ({ name, to: targetOf(path, name) })),
    functions: functionsOf(program, text),
    identifiers: identifiersOf(program),
    comments: comments.map((comment) => comment.value),
  };
}

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

/** By path: a file is read and parsed once, also if several tests look at it. */
const cachedSources = new Map<string, Source>();

/** Sources below a folder. */
export const sourcesOf = (folder: string): Source[] =>
  filesOf(folder, /\.(tsx?|m?js)$/).map((path) => {
    const source =
      cachedSources.get(path) ?? new Source(path, readFileSync(join(root, path), 'utf8'));
    cachedSources.set(path, source);
    return source;
  });

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
    from.syntax.imports
      .filter(({ to, name }) => isForbidden(from, to, name))
      .map(({ to }) => `${from.path} imports ${to}`),
  );
