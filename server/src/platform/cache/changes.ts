import type { Listener } from '../db/index.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Invalidates the responses that depend on the changed tags, which the database publishes separated by
 * blanks. While the listener connection is lost, nothing is cached.
 */
export const createChangesListener = (responseCache: ResponseCache): Listener => ({
  channel: 'changes',
  onMessage: (payload) => responseCache.invalidate(payload.split(' ')),
  onReady: () => responseCache.clear(),
  onLost: () => responseCache.clear(false),
});
