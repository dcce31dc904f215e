import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { comboQuery, stockQuery } from './catalogue-queries.ts';
import { usePickedItem } from './picked-item.ts';

export type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'unknown'; type: ItemType }
  | { status: 'stock'; stock: Stock }
  | { status: 'combo'; combo: Combo };

/**
 * The product of a page. Stocks and combos share their ids: the type comes from the navigation or
 * the document, otherwise the stock is tried before the combo. The item passed with the navigation
 * is shown until the server responds, and if it is unreachable.
 */
export function useProduct(id: number, documentType: ItemType | undefined): ProductState {
  const api = useApi();
  const navigated = useNavigatedItem(id);
  const type = navigated.type ?? documentType;
  const stock = useQuery({ ...stockQuery(api, id), enabled: type !== 'COMBO' });
  const isStockMissing = isNotFound(stock.error);
  const combo = useQuery({
    ...comboQuery(api, id),
    enabled: type === 'COMBO' || isStockMissing,
  });
  const foundStock = isStockMissing ? undefined : (stock.data ?? navigated.stock);
  if (foundStock) return { status: 'stock', stock: foundStock };
  const isComboMissing = combo.data === null || isNotFound(combo.error);
  const foundCombo = isComboMissing ? undefined : (combo.data ?? navigated.combo);
  if (foundCombo) return { status: 'combo', combo: foundCombo };
  if (isComboMissing) return { status: 'unknown', type: type ?? 'STOCK' };
  if (stock.error && !isStockMissing)
    return { status: 'failed', retry: () => void stock.refetch() };
  if (combo.error) return { status: 'failed', retry: () => void combo.refetch() };
  return { status: 'loading' };
}

type NavigatedItem = {
  type: ItemType | undefined;
  stock?: Stock | undefined;
  combo?: Combo | undefined;
};

/** The item passed with the navigation, if it is the one of this page. */
function useNavigatedItem(id: number): NavigatedItem {
  const picked = usePickedItem();
  if (picked?.type === 'STOCK' && picked.item.stock_id === id) {
    return { type: 'STOCK', stock: picked.item };
  }
  if (picked?.type === 'COMBO' && picked.item.id === id) {
    return { type: 'COMBO', combo: picked.item };
  }
  return { type: undefined };
}
