import { join } from 'node:path';
import { temporaryFolder } from '@sabuja/testing/temporary-folder';

/** The port of the journeys' shop. */
export const port = Number(process.env.E2E_PORT ?? 3457);

/** The data folder of the journeys' shop; its name contains the port. */
export const shopFolder = join(temporaryFolder(), `sabuja-journeys-${port}`);

/** The file with the URL of the shop's database, for direct changes by tests. */
export const DATABASE_URL_FILE = join(shopFolder, 'database-url');

/** The session secret of the shop, for tests that create a session without signing in. */
export const sessionSecret = 'a secret for journeys only';
