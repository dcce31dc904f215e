import './tables.ts';

export {
  addCategories,
  addCombos,
  addStocks,
  isCatalogueEmpty,
  type NewCombo,
  type NewStock,
} from './add-items.ts';
export type { NewLabel } from './add-labels.ts';
export { type BackInStockDeps, notifyBackInStock, purgeSentAlerts } from './back-in-stock.ts';
export { type CatalogueCache, createCatalogueCache } from './catalogue-cache.ts';
export { countStockOuts } from './count-stock-outs.ts';
export { eraseStockAlerts, exportStockAlerts } from './customer-data.ts';
export { favouriteRoutes } from './favourite-routes.ts';
export { eraseFavourites, exportFavourites } from './favourites.ts';
export {
  fillCategoryTranslations,
  fillComboTranslations,
  fillStockTranslations,
  hasUntranslatedStocks,
} from './fill-item-translations.ts';
export { purgeOldImports } from './imports/purge-imports.ts';
export { staffImportRoutes } from './imports/routes.ts';
export { runImport } from './imports/run-import.ts';
export { runPictures } from './imports/run-pictures.ts';
export { staffUploadRoutes } from './imports/upload-routes.ts';
export { purgeOldUploads } from './imports/uploads.ts';
export { findItemNames, listCategoryNames } from './item-names.ts';
export {
  type CatalogueItem,
  findItems,
  lockStocks,
  selectItemsForUpdate,
  toCatalogueItems,
} from './items.ts';
export { findListedItems } from './listed-items.ts';
export { staffCategoryRoutes } from './manage/staff-category-routes.ts';
export { staffComboRoutes } from './manage/staff-combo-routes.ts';
export { staffPictureRoutes } from './manage/staff-picture-routes.ts';
export { staffProductRoutes } from './manage/staff-stock-routes.ts';
export { findUnitExcess, maxUnits, type UnitExcess, unitLimitProblem } from './max-units.ts';
export type { RenderPreview } from './previews/preview-page.ts';
export { staffPreviewRoutes } from './previews/routes.ts';
export { hasSubcategory, listSellingDepartments } from './readiness.ts';
export { type ExpiringPart, findExpiringParts } from './recalls/expiring-parts.ts';
export { listBatches } from './recalls/find-batches.ts';
export { findRecall, listRecalls, type RecallFilter } from './recalls/find-recalls.ts';
export { endRecall, findBatchStock, lockRecall, recallBatch } from './recalls/recall-batch.ts';
export {
  findRecalledParts,
  listRecalledUnits,
  type RecalledPart,
  recordNotice,
} from './recalls/recalled-units.ts';
export {
  releaseStock,
  reservationsFor,
  reserveStockStatement,
  type StockReservation,
} from './reserve-stock.ts';
export { catalogueRoutes } from './routes.ts';
export { applyScheduledPrices } from './scheduled-prices/apply-scheduled-prices.ts';
export { staffScheduledPriceRoutes } from './scheduled-prices/routes.ts';
export { addSynonyms, saveSynonym } from './search/save-synonym.ts';
export { listSearchMisses, purgeSearchMisses } from './search/search-misses.ts';
export { staffSearchRoutes } from './search/staff-routes.ts';
export { fillStapleWords } from './search/staple-words.ts';
export { countItems, listCategoryTree, listItemIds } from './sitemap-entries.ts';
export { findStockAisles, type StockAisle } from './stock-aisles.ts';
export { staffStockRoutes } from './stock-ledger/routes.ts';
export { claimStockMessage } from './stock-message/claim-stock-message.ts';
export { describeSummary, readStockSummary } from './stock-message/stock-summary.ts';
export { staffStockTakeRoutes } from './stock-takes/routes.ts';
export { listSubstitutes, maySubstitute } from './substitutes.ts';
export type { ItemTranslations } from './tables.ts';
export { findVegStocks } from './veg-stocks.ts';
export { type WriteOff, writeOffStock } from './write-off-stock.ts';
