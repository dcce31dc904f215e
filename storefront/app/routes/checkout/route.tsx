import { CheckoutScreen } from '../../features/checkout/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const meta = () => privateMeta('Checkout');

export default CheckoutScreen;
