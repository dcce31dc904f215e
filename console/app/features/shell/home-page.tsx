import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { openingQuery } from '../../lib/opening-query.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { navGroups } from './nav-items.ts';
import { LoadingPage } from './route-states.tsx';

/** The setup guide while the shop is not open, else the first page that the member may open. */
export function HomePage() {
  const permissions = useSession()?.permissions ?? [];
  const mayOpen = permissions.includes('opening.manage');
  const opening = useQuery({ ...openingQuery, enabled: mayOpen });
  if (mayOpen && opening.isLoading) return <LoadingPage />;
  if (opening.data?.opened_at === null) return <Navigate to={paths.opening} replace />;
  const first = navGroups
    .flatMap(({ items }) => items)
    .find(({ may }) => permissions.includes(may));
  return <Navigate to={first?.to ?? paths.account} replace />;
}
