import { msg } from '@lingui/core/macro';
import { useAddWantedItem } from '../../features/cart/index.ts';
import { AuthScreen } from '../../features/sign-in/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`Sign in`, matches);

export default function Auth() {
  return <AuthScreen onSignedIn={useAddWantedItem()} />;
}
