import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** `npm run cluster-drill`: on a database of its own, of several nodes. */
export default defineConfig({
  root,
  test: { include: ['tests/cluster/*.drill.ts'], reporters: ['verbose'], pool: 'forks' },
});
