import { Navigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { navGroups } from './nav-items.ts';

/** The first page that the member may open. */
export function HomePage() {
  const permissions = useSession()?.permissions ?? [];
  const first = navGroups
    .flatMap(({ items }) => items)
    .find(({ may }) => permissions.includes(may));
  return <Navigate to={first?.to ?? paths.account} replace />;
}
