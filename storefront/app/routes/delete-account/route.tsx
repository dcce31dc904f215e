import { msg } from '@lingui/core/macro';
import { DeleteAccountScreen } from '../../features/deletion/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateMeta(msg`Delete Account`, matches),
  { name: 'referrer', content: 'no-referrer' },
];

export default DeleteAccountScreen;
