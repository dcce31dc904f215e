import { copyOriginals, type FileStore } from '../../platform/media/index.ts';
import { copySecret, mediaOf } from './files.ts';
import { type Manifest, removeManifest, saveDatabase, writeManifest } from './save-database.ts';

type Source = { databaseUrl: string; dataDir: string; media: FileStore };
/** `files` is the number of pictures and videos in the backup. */
type SavedShop = { manifest: Manifest; files: number; hasSecret: boolean };

/**
 * Saves a shop to a folder, also while it is running. Files are copied after the rows: a file is stored before the row that
 * names it, and never deleted, so the backup has the file of each of its rows. The manifest is last: without it a backup
 * is incomplete and is not restored.
 */
export async function saveShop(source: Source, folder: string): Promise<SavedShop> {
  await removeManifest(folder);
  const manifest = await saveDatabase(source.databaseUrl, folder);
  const { files } = await copyOriginals(source.media, mediaOf(folder));
  const hasSecret = await copySecret(source.dataDir, folder);
  await writeManifest(folder, manifest);
  return { manifest, files, hasSecret };
}
