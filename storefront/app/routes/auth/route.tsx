import { useBringWantedItem } from '../../features/cart/index.ts';
import { AuthScreen } from '../../features/session/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const meta = () => privateMeta('Sign in');

export default function Auth() {
  return <AuthScreen onSignedIn={useBringWantedItem()} />;
}
