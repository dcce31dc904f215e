import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { openDatabase } from '@sabuja/server/platform/open-database';
import { DATABASE_URL_FILE, sessionSecret, shopFolder } from './shop-folder.ts';

// Runs the real server and database on a fresh folder, which is deleted after the journeys.
rmSync(shopFolder, { recursive: true, force: true });
mkdirSync(shopFolder);
// Started by root, the database runs as another user, who must be able to enter the folder.
chmodSync(shopFolder, 0o755);
const database = await openDatabase({ dataDir: shopFolder, log: () => {} });
writeFileSync(DATABASE_URL_FILE, database.url);
const delay = process.env.REQUEST_DELAY ? ['--import', './tests/e2e/delay-requests.ts'] : [];
const server = spawn(process.execPath, [...delay, 'server/src/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: shopFolder,
    DATABASE_URL: database.url,
    SESSION_SECRET: sessionSecret,
    PAYMENT_SANDBOX: '1',
    DEV_OUTBOX: '1',
    DEMO_SHOP: '1',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
server.on('exit', async (code) => {
  await database.close();
  rmSync(shopFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
