import { msg } from '@lingui/core/macro';
import { privateMeta } from '../../lib/page-meta.ts';
import { OfflineScreen } from '../../pwa/offline-screen.tsx';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`You are offline`, matches);

/** Served under any URL while offline, so it must work without the shop's scripts. */
export const handle = { bare: true };

export default OfflineScreen;
