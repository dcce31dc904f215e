import { afterAll, vi } from 'vitest';

// Test files share a process (`isolate: false`): a global that one file leaves stubbed would affect the next file.
afterAll(() => {
  vi.unstubAllGlobals();
});
