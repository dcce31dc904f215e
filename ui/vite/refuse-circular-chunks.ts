import type { Plugin } from 'vite';

/**
 * Fails a build whose scripts import each other in a cycle: a module may then run before what it imports, so that
 * constants are undefined on pages that load the scripts in another sequence. Grouping modules into chunks can
 * cause it.
 */
export const refuseCircularChunks = (): Plugin => ({
  name: 'refuse-circular-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const importsOf = (file: string): readonly string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const cycle = findCycle(Object.keys(bundle), importsOf);
    if (cycle) this.error(`Scripts import each other in a cycle: ${cycle.join(' → ')}`);
  },
});

/** Returns the files of a cycle of imports, the first one also at its end; undefined without one. */
export function findCycle(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(file);
    if (start !== -1) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const imported of importsOf(file)) {
      const cycle = visit(imported, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
