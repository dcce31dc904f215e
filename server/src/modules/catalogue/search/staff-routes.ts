import { staffSearchCalls } from '@sabuja/contract';
import { MAX_SYNONYMS } from '@sabuja/contract/limits';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { removeSynonymByStaff, saveSynonymByStaff } from './manage-synonyms.ts';
import { listSearchMisses } from './search-misses.ts';
import { findSynonyms } from './synonyms-store.ts';

const problems = {
  NO_TERM: () => ({
    status: 422,
    message: 'Please enter a word on both sides: what customers type, and what it means.',
    field: 'term',
  }),
  TOO_MANY_SYNONYMS: () => ({
    status: 409,
    message: text`There are ${MAX_SYNONYMS} synonyms. Remove one that nobody needs, then save this one.`,
  }),
  NO_SYNONYM: () => ({ status: 404, message: 'This synonym was not found.' }),
} satisfies ProblemsOf<typeof staffSearchCalls>;

/** Mounts the calls by which staff maintain synonyms and read searches that found nothing. */
export function staffSearchRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffSearchCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/synonyms': ({ query }) => findSynonyms(db, query.q ?? ''),
      'POST /api/v1/staff/synonyms': async ({ actor, body }) => {
        const saved = await saveSynonymByStaff(deps, actor, body);
        return isFailure(saved) ? saved : { ...saved, message: text`The synonym is saved.` };
      },
      'DELETE /api/v1/staff/synonyms': async ({ actor, query }) => {
        const removed = await removeSynonymByStaff(deps, actor, query);
        return isFailure(removed) ? removed : { message: text`The synonym is removed.` };
      },
      'GET /api/v1/staff/search-misses': async () => ({
        results: (await listSearchMisses(db)).map((miss) => ({
          ...miss,
          last_at: miss.last_at.toISOString(),
        })),
      }),
    },
  });
}
