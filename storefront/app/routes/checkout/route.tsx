import { msg } from '@lingui/core/macro';
import { CheckoutScreen } from '../../features/checkout/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`Checkout`, matches);

export default CheckoutScreen;
