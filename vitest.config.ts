import { messageMacros } from '@sabuja/ui/vite/message-macros.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [messageMacros()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', '**/build/**'],
    globalSetup: ['testing/src/vitest-database.ts'],
    tags: [{ name: 'extended', description: 'Only in `npm run test:all` (decision 0174).' }],
    setupFiles: ['testing/src/unstub-globals.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // Loading the server's modules anew for each file takes a third of the time.
    isolate: false,
    // More than two cores: some tests wait for time limits of seconds.
    maxWorkers: 3,
    // Printed as `(retry x1)` (decision 0076).
    retry: process.env.CI ? 1 : 0,
  },
});
