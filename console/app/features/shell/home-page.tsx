import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { openingQuery } from '../../lib/opening-query.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { navGroups } from './nav-items.ts';
import { LoadingPage } from './route-states.tsx';

/** The pages that open without a network. */
const offlinePaths: readonly string[] = [paths.picking, paths.rider];

/**
 * The setup guide while the shop is not open, else the first page that the member may open; without a network, that opens
 * then.
 */
export function HomePage() {
  const session = useSession();
  const isOffline = session?.isStored || !navigator.onLine;
  const mayOpen = !isOffline && session?.permissions.includes('opening.manage') === true;
  const opening = useQuery({ ...openingQuery, enabled: mayOpen });
  if (mayOpen && opening.isLoading) return <LoadingPage />;
  if (opening.data?.opened_at === null) return <Navigate to={paths.opening} replace />;
  const own = navGroups
    .flatMap(({ items }) => items)
    .filter(({ may }) => session?.permissions.includes(may));
  const first = (isOffline && own.find(({ to }) => offlinePaths.includes(to))) || own[0];
  return <Navigate to={first?.to ?? paths.account} replace />;
}
