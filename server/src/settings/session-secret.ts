import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret that is generated at the first start on an embedded database and stored beside it. The
 * file is written atomically.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    const temporary = `${file}.${process.pid}`;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(temporary, file);
    } catch (error) {
      // A concurrent start was faster; use its secret.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
