import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real server on a fresh folder, which goes when the journeys are over.
const dataDir = mkdtempSync(join(tmpdir(), 'sabuja-journeys-'));
// As root the database runs as another user, who must be able to pass.
chmodSync(dataDir, 0o755);
const server = spawn(process.execPath, ['server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
