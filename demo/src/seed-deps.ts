import type { Db } from '@sabuja/server/platform/db';
import type { MediaStore } from '@sabuja/server/platform/media';

/** The database and the media store into which the demo is written. */
export type SeedDeps = { db: Db; media: MediaStore };
