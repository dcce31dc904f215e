import type { Listener } from '../db/index.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Drops the answers that depend on what the database tells as changed (tags with blanks between
 * them). While nothing can be heard nothing is kept either.
 */
export const createChangesListener = (responseCache: ResponseCache): Listener => ({
  channel: 'changes',
  onMessage: (payload) => responseCache.invalidate(payload.split(' ')),
  onReady: () => responseCache.clear(),
  onLost: () => responseCache.clear(false),
});
