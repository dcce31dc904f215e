import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { apiStatus } from '../../lib/api-status.ts';
import { useApi } from '../../lib/use-api.ts';
import { comboQuery, stockQuery } from './catalogue-queries.ts';
import { usePickedItem } from './picked-item.ts';

export type ProductState =
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void }
  | { is: 'unknown'; type: ItemType }
  | { is: 'stock'; stock: Stock }
  | { is: 'combo'; combo: Combo };

const isMissing = (error: unknown): boolean => apiStatus(error) === 404;

/**
 * The product of this page. Stocks and combos share their ids: the type comes with the navigation
 * or the document, else the stock is tried before the combo.
 */
export function useProduct(id: number, typeOfDocument: ItemType | undefined): ProductState {
  const api = useApi();
  const picked = usePickedItem();
  const type = picked?.type ?? typeOfDocument;
  const stock = useQuery({
    ...stockQuery(api, id),
    enabled: type !== 'COMBO',
    ...(picked?.type === 'STOCK' && picked.item.stock_id === id
      ? { placeholderData: picked.item }
      : {}),
  });
  const isStockMissing = type !== 'COMBO' && isMissing(stock.error);
  const combo = useQuery({
    ...comboQuery(api, id),
    enabled: type === 'COMBO' || isStockMissing,
    ...(picked?.type === 'COMBO' && picked.item.id === id ? { placeholderData: picked.item } : {}),
  });
  if (type !== 'COMBO' && stock.data) return { is: 'stock', stock: stock.data };
  if (combo.data) return { is: 'combo', combo: combo.data };
  if (stock.error && !isStockMissing) return { is: 'failed', retry: () => void stock.refetch() };
  if (combo.error && !isMissing(combo.error)) {
    return { is: 'failed', retry: () => void combo.refetch() };
  }
  if (combo.data === null || combo.error) return { is: 'unknown', type: type ?? 'STOCK' };
  return { is: 'loading' };
}
