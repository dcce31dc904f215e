import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** The configuration of `npm run drill`. The drills run one after another, because they break shared parts. */
export default defineConfig({
  root,
  test: {
    include: ['tests/drill/*.drill.ts', 'tests/attack/*.test.ts', 'tests/faults/*.test.ts'],
    tags: [{ name: 'extended' }],
    globalSetup: ['testing/src/vitest-database.ts'],
    reporters: ['verbose'],
    env: { ATTACK_RUNS: process.env.ATTACK_RUNS ?? '100' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    fileParallelism: false,
  },
});
