export { CategoriesScreen } from './categories-screen.tsx';
