import { CartPage } from '../../features/cart/index.ts';
import { privateMeta } from '../../lib/page-meta.ts';

export const meta = () => privateMeta('My Cart');

export default CartPage;
