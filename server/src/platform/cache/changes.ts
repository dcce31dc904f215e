import type { Listener } from '../db/index.ts';
import type { SharedAnswers } from './shared-answers.ts';

/**
 * Drops the answers that depend on what the database tells as changed (tags with blanks between
 * them). While nothing can be heard nothing is kept either.
 */
export const changesListener = (shared: SharedAnswers): Listener => ({
  channel: 'changes',
  onMessage: (payload) => shared.drop(payload.split(' ')),
  onReady: () => shared.clear(),
  onLost: () => shared.clear(false),
});
