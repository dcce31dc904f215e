import type { MessageDescriptor } from '@lingui/core';
import { type Paise, sumPaise } from '@sabuja/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { loadToaster } from '../../ui/toast-region.tsx';
import { useSession } from '../session/index.ts';
import { cartKey, minimumOrderQuery } from './cart-queries.ts';
import { type CartLine, cartTotal, cartWarnings, lineTotal } from './cart-rules.ts';
import { useCartLines } from './use-cart.ts';

export type CartView = {
  shows: 'visitor' | 'loading' | 'failed' | 'empty' | 'lines';
  lines: CartLine[];
  /** Lines whose details are still under way. */
  awaited: number;
  /** How many things, not lines. */
  pieces: number;
  total: Paise;
  saving: Paise;
  warnings: MessageDescriptor[];
  canCheckOut: boolean;
  retry: () => void;
};

/** Everything the cart shows; asks for it while `open`. */
export function useCartView(open: boolean): CartView {
  const api = useApi();
  const session = useSession();
  useFreshCart(open);
  const cart = useCartLines(open ? 'watch' : 'off');
  const { lines, awaited, retry } = cart;
  const minimum = useQuery({ ...minimumOrderQuery(api), enabled: open && session.isAuthenticated });
  const total = cartTotal(lines);
  const warnings = cartWarnings(lines, minimum.isError ? 0 : (minimum.data ?? 0));
  const shows = shown(session, cart);
  return {
    shows,
    lines,
    awaited,
    pieces: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    total,
    saving: total - sumPaise(lines.map(lineTotal)),
    warnings,
    canCheckOut: shows === 'lines' && awaited === 0 && warnings.length === 0,
    retry,
  };
}

/** The cart is asked for again whenever it is opened; what may be said of it can be said then. */
function useFreshCart(open: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!open) return;
    loadToaster().catch(() => undefined);
    void client.invalidateQueries({ queryKey: cartKey });
  }, [open, client]);
}

type Cart = ReturnType<typeof useCartLines>;

/** A line without details is skipped; a cart of nothing else could not be loaded. */
function shown(
  session: { isAuthenticated: boolean; loading: boolean },
  { count, lines, awaited, loading, failed }: Cart,
): CartView['shows'] {
  if (!session.isAuthenticated) return session.loading ? 'loading' : 'visitor';
  if (failed) return 'failed';
  if (loading) return 'loading';
  if (count === 0) return 'empty';
  if (lines.length > 0) return 'lines';
  return awaited > 0 ? 'loading' : 'failed';
}
