import { msg } from '@lingui/core/macro';
import { Outlet } from 'react-router';
import { ProfileScreen } from '../../features/account/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`Profile`, matches);

export default function Profile() {
  return (
    <ProfileScreen>
      <Outlet />
    </ProfileScreen>
  );
}
