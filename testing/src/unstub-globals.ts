import { afterAll, vi } from 'vitest';

// Files share a process (`isolate: false`): a global that one leaves stubbed would be the next one's.
afterAll(() => {
  vi.unstubAllGlobals();
});
