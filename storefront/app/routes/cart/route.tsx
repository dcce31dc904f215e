import { msg } from '@lingui/core/macro';
import { CartPage } from '../../features/cart/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(msg`My Cart`, matches);

export default CartPage;
