import { Outlet } from 'react-router';
import { ProfileScreen } from '../../features/account/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const meta = () => privateMeta('Profile');

export default function Profile() {
  return (
    <ProfileScreen>
      <Outlet />
    </ProfileScreen>
  );
}
