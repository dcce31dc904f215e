import './tables.ts';

export {
  addCategories,
  addCombos,
  addStocks,
  isEmptyRange,
  type NewCombo,
  type NewStock,
} from './add-goods.ts';
export { forgetWaits, tellWaits } from './customer-data.ts';
export { findGoods, type Goods } from './goods.ts';
export { countGoods, listGoods, listShelves } from './list-addresses.ts';
export { type CatalogueMemory, keepInMemory } from './memory.ts';
export { catalogueRoutes } from './routes.ts';
export { returnStock, type Taking, takeStock, takingsOf } from './take-stock.ts';
export { tellWaiting, type WaitingDeps } from './waiting.ts';
