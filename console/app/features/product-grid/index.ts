export { ProductGridScreen } from './product-grid-screen.tsx';
