import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Folders with generated files, which do not count as sources. */
const GENERATED_FOLDERS = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.data',
  'test-results',
]);

/**
 * Returns a hash that changes whenever a file under one of these paths changes. Paths that do not exist
 * count as empty.
 * @param {string[]} paths files or folders, from the root of the checkout
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listFiles).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !GENERATED_FOLDERS.has(name));
  return names.flatMap((name) => listFiles(join(path, name)));
}
