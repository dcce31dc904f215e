import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** The configuration of `npm run cluster-drill`, which starts its own database cluster of several nodes. */
export default defineConfig({
  root,
  test: { include: ['tests/cluster/*.drill.ts'], reporters: ['verbose'], pool: 'forks' },
});
