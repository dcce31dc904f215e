export { addLarge, seedLarge } from './seed-large.ts';
export {
  createDatabase,
  databaseBeside,
  dropDatabase,
  fillDemoShop,
  withDriver,
} from './shop-database.ts';
