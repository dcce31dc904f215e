import { join } from 'node:path';
import { StartProblem } from '@sabuja/kit';
import { copyOriginals, createFolderStore, openFileStore } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage, with MEDIA_S3_ENDPOINT and its settings:
  npm run media -- to-bucket    copies the pictures and videos of DATA_DIR/media that the bucket does not have
  npm run media -- to-folder    the other way round`;

/** Copies originals between the folder and the bucket of a shop, also while the shop is running. */
async function main({ dataDir, mediaBucket }: Settings): Promise<void> {
  const [direction, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !['to-bucket', 'to-folder'].includes(direction ?? ''))
    throw new StartProblem(usage);
  if (mediaBucket === undefined)
    throw new StartProblem(`The settings name no bucket: set MEDIA_S3_ENDPOINT.\n${usage}`);
  const folder = createFolderStore(join(dataDir, 'media'));
  const bucket = openFileStore({ dataDir, mediaBucket });
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const { files, copied, bytes } = await copyOriginals(from, to);
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  console.error(
    `Sabuja: ${copied} of ${files} files (${megabytes} MB) copied from ${from.name} to ${to.name}; the others were there`,
  );
}

await runCommand(main, process.env);
