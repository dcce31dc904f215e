export { ShopScreen } from './shop-screen.tsx';
