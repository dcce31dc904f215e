import { join } from 'node:path';
import { temporaryFolder } from '@sabuja/testing/temporary-folder';

/** The port of the journeys' shop. */
export const port = Number(process.env.E2E_PORT ?? 3457);

/** Its data folder, unique to its port. */
export const shopFolder = join(temporaryFolder(), `sabuja-journeys-${port}`);

/** File with the URL of its database, for direct changes by tests. */
export const DATABASE_URL_FILE = join(shopFolder, 'database-url');

/** The secret of its sessions, for tests that make one without signing in. */
export const sessionSecret = 'a secret for journeys only';
