import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the shop that the journeys visit. */
export const port = Number(process.env.E2E_PORT ?? 3457);

/** Its data folder, which no other shop has as long as that port is its own. */
export const shopFolder = join(tmpdir(), `sabuja-journeys-${port}`);

/** Where the address of its database is noted, for what is done behind the counter. */
export const DATABASE_URL_FILE = join(shopFolder, 'database-url');
