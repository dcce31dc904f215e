export { addLarge, seedLarge } from './seed-large.ts';
export { fillDemoShop } from './shop-database.ts';
