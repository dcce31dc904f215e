import './tables.ts';

export {
  addCategories,
  addCombos,
  addStocks,
  isEmptyRange,
  type NewCombo,
  type NewStock,
} from './add-goods.ts';

export { findGoods, type Goods, giveStockBack, takeStock, type Wanted } from './goods.ts';
export { catalogueRoutes } from './routes.ts';
