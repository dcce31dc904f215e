import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

type Manifest = { name: string; exports?: Record<string, string>; workspaces?: string[] };
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Folders of the workspace packages. */
export const folders: readonly string[] = manifestOf('.').workspaces ?? [];
const manifests = folders.map((folder) => ({ folder, ...manifestOf(folder) }));

/** The package folder of a file; for a file outside all packages its topmost folder. */
export const folderOf = (path: string): string | undefined =>
  folders.find((folder) => path.startsWith(`${folder}/`)) ?? /^([^/]+)\//.exec(path)?.[1];

/** The file that a workspace package exports under a name ('@sabuja/server/modules/cart'). */
export function fileOfPackage(name: string): string | undefined {
  const found = manifests.find((each) => name === each.name || name.startsWith(`${each.name}/`));
  if (!found) return undefined;
  const subpath = `.${name.slice(found.name.length)}`;
  for (const [pattern, file] of Object.entries(found.exports ?? {})) {
    const [prefix = '', suffix] = pattern.split('*');
    if (suffix === undefined ? pattern === subpath : subpath.startsWith(prefix)) {
      return join(found.folder, file.replace('*', subpath.slice(prefix.length)));
    }
  }
  return undefined;
}
