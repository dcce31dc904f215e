import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { redirect } from 'react-router';
import { openingQuery } from '../../lib/opening-query.ts';
import { paths } from '../../lib/paths.ts';
import { sessionQuery } from '../session/index.ts';
import { navGroups } from './nav-items.ts';

/** The pages that open without a network. */
const offlinePaths: readonly string[] = [paths.picking, paths.rider];

/**
 * Route loader of the console's first page: redirects to the setup guide while the shop is not open, else to the first
 * page that the member may open; without a network, to the first of these that works offline. As a loader it cannot
 * interrupt a navigation that began later.
 */
export async function redirectHome() {
  const session = await queryClient().ensureQueryData(sessionQuery);
  // In this case the layout's loader redirects to the sign-in.
  if (session?.next !== 'done') return null;
  const isOffline = session.isStored || !navigator.onLine;
  if (!isOffline && session.permissions.includes('opening.manage') && (await isClosed()))
    return redirect(paths.opening);
  const own = navGroups
    .flatMap(({ items }) => items)
    .filter(({ may }) => session.permissions.includes(may));
  const first = (isOffline && own.find(({ to }) => offlinePaths.includes(to))) || own[0];
  return redirect(first?.to ?? paths.account);
}

/** Whether the shop has never been opened; false if that could not be loaded. */
async function isClosed(): Promise<boolean> {
  const opening = await queryClient()
    .fetchQuery(openingQuery)
    .catch(() => undefined);
  return opening?.opened_at === null;
}
