export { NewProductScreen } from './new-product-screen.tsx';
export { ProductScreen } from './product-screen.tsx';
export { ProductsScreen } from './products-screen.tsx';
