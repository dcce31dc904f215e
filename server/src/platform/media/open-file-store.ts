import { join } from 'node:path';
import type { BucketSettings } from './bucket-requests.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** Opens the store of picture files: the bucket if the settings have one, else the folder `media` of `dataDir`. */
export const openFileStore = ({
  dataDir,
  mediaBucket,
}: {
  dataDir: string;
  mediaBucket?: BucketSettings | undefined;
}): FileStore =>
  mediaBucket ? createBucketStore(mediaBucket) : createFolderStore(join(dataDir, 'media'));
