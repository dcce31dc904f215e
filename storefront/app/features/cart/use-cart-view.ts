import type { MessageDescriptor } from '@lingui/core';
import { type Paise, sumPaise } from '@sabuja/kit';
import { preloadToaster } from '@sabuja/ui/toast-region.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useRetrySession, useSession } from '../session/index.ts';
import { cartKey, minimumOrderQuery } from './cart-queries.ts';
import { type CartLine, cartTotal, cartWarnings, lineTotal } from './cart-rules.ts';
import { useCartLines } from './use-cart.ts';

export type CartView = {
  status: 'visitor' | 'loading' | 'failed' | 'empty' | 'lines';
  lines: CartLine[];
  /** Number of lines whose details are loading. */
  pendingLines: number;
  /** Sum of quantities. */
  itemCount: number;
  total: Paise;
  discountTotal: Paise;
  warnings: MessageDescriptor[];
  canCheckOut: boolean;
  retry: () => void;
};

/** State of the cart view; polls line details while `open`. */
export function useCartView(open: boolean): CartView {
  const api = useApi();
  const session = useSession();
  const retrySession = useRetrySession();
  useRefetchOnOpen(open);
  const cart = useCartLines(open ? 'watch' : 'off');
  const { lines, pendingLines } = cart;
  const minimumOrder = useQuery({
    ...minimumOrderQuery(api),
    enabled: open && session.isAuthenticated,
  });
  const total = cartTotal(lines);
  const warnings = cartWarnings(lines, minimumOrder.isError ? 0 : (minimumOrder.data ?? 0));
  const status = cartStatus(session, cart);
  return {
    status,
    lines,
    pendingLines,
    itemCount: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    total,
    discountTotal: total - sumPaise(lines.map(lineTotal)),
    warnings,
    canCheckOut: status === 'lines' && pendingLines === 0 && warnings.length === 0,
    retry: session.unreachable ? () => void retrySession() : cart.retry,
  };
}

/** Refetches the cart whenever it is opened, and preloads the toaster for its messages. */
function useRefetchOnOpen(open: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!open) return;
    preloadToaster();
    void client.invalidateQueries({ queryKey: cartKey });
  }, [open, client]);
}

type CartLinesState = ReturnType<typeof useCartLines>;

function cartStatus(
  session: { isAuthenticated: boolean; loading: boolean; unreachable: boolean },
  { count, lines, loading, failed }: CartLinesState,
): CartView['status'] {
  if (session.unreachable) return 'failed';
  if (!session.isAuthenticated) return session.loading ? 'loading' : 'visitor';
  if (failed) return 'failed';
  if (loading) return 'loading';
  if (count === 0) return 'empty';
  return lines.length > 0 ? 'lines' : 'loading';
}
