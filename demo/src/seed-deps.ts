import type { Db } from '@sabuja/server/platform/db';
import type { MediaStore } from '@sabuja/server/platform/media';

/** Where the demo's items are written to. */
export type SeedDeps = { db: Db; media: MediaStore };
