import type { MessageDescriptor } from '@lingui/core';
import { type Paise, sumPaise } from '@sabuja/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { cartKey, minimumOrderQuery } from './cart-queries.ts';
import { type CartLine, cartTotal, cartWarnings, lineTotal } from './cart-rules.ts';
import { useCartLines } from './use-cart.ts';

export type CartView = {
  shows: 'visitor' | 'loading' | 'failed' | 'empty' | 'lines';
  lines: CartLine[];
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
  const { count, lines, loading, failed, retry } = useCartLines(open ? 'watch' : 'off');
  const minimum = useQuery({ ...minimumOrderQuery(api), enabled: open && session.isAuthenticated });
  const total = cartTotal(lines);
  const warnings = cartWarnings(lines, minimum.data ?? 0);
  const shows = shown(session, { count, loading, failed });
  return {
    shows,
    lines,
    pieces: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    total,
    saving: total - sumPaise(lines.map(lineTotal)),
    warnings,
    canCheckOut: shows === 'lines' && warnings.length === 0,
    retry,
  };
}

/** The cart is asked for again whenever it is opened. */
function useFreshCart(open: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (open) void client.invalidateQueries({ queryKey: cartKey });
  }, [open, client]);
}

function shown(
  session: { isAuthenticated: boolean; loading: boolean },
  cart: { count: number; loading: boolean; failed: boolean },
): CartView['shows'] {
  if (!session.isAuthenticated) return session.loading ? 'loading' : 'visitor';
  if (cart.failed) return 'failed';
  if (cart.loading) return 'loading';
  return cart.count === 0 ? 'empty' : 'lines';
}
