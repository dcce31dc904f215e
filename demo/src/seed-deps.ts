import type { Db } from '@sabuja/server/platform/db';
import type { MediaStore } from '@sabuja/server/platform/media';

/** What the demo's goods are written to. */
export type SeedDeps = { db: Db; media: MediaStore };
