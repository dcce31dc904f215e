import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const EXTENSIONS = new Set([
  '.js',
  '.css',
  '.svg',
  '.txt',
  '.json',
  '.webmanifest',
  '.html',
  '.wasm',
]);

/**
 * Writes Brotli and gzip files beside each file that compression makes smaller, at the highest level, at build time.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name)));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    asBrotli(body, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
    asGzip(body, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
