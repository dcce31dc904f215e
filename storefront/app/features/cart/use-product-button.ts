import { useLingui } from '@lingui/react/macro';
import type { Client } from '@sabuja/contract/client';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { isApiError } from '@sabuja/ui/lib/api-error.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { offlineMessage } from '../../lib/offline-error.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { signInToNotifyMessage, visitorAddAction } from './cart-rules.ts';
import type { Sellable } from './sellable.ts';
import { useQuantityInCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';
import { storeWantedItem } from './wanted-item.ts';

/**
 * State and actions of the product button for one item. `anchorId`: element id to return to after
 * sign-in.
 */
export function useProductButton(product: Sellable, anchorId?: string) {
  const { t } = useLingui();
  const { user, loading, unreachable } = useSession();
  const line = { item_id: product.id, type: product.type };
  const inCart = useQuantityInCart(line);
  const cartActions = useCartActions();
  const askToSignIn = useAskToSignIn(product, anchorId);
  const notify = useNotifyMe(product);
  const justChanged = useJustChanged(inCart);
  return {
    inCart,
    // While the session is unknown, the request is sent: the server rejects it for a visitor.
    add: () => (user || loading || unreachable ? cartActions.add(line) : askToSignIn()),
    setQuantity: (quantity: number) => cartActions.setQuantity(line, quantity),
    notifying: notify.isPending,
    notifyMe: () => {
      if (justChanged()) return;
      if (user) notify.mutate(user.id);
      else if (unreachable) toastError(t`Something went wrong. Please try again.`);
      else toastError(t(signInToNotifyMessage));
    },
  };
}

/**
 * A press on 'Notify Me' this soon after a quantity change was meant for the plus button it
 * replaced and is ignored, so that fast pressing creates no subscription (decision 0031).
 */
const MISCLICK_WINDOW: Milliseconds = seconds(0.6);

function useJustChanged(quantity: number): () => boolean {
  const previous = useRef(quantity);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (previous.current !== quantity) changedAt.current = performance.now();
    previous.current = quantity;
  }, [quantity]);
  return () => performance.now() - changedAt.current < MISCLICK_WINDOW;
}

/**
 * For visitors (S5.10): a stock leads to sign-in, a combo shows that login is required. Both store
 * the item, to add it to the cart after sign-in.
 */
function useAskToSignIn({ id, type }: Sellable, anchorId: string | undefined) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const path = pathname + search + (anchorId === undefined ? '' : `#${anchorId}`);
    storeWantedItem(() => sessionStorage, { item_id: id, type, path }, Date.now());
    const action = visitorAddAction(type);
    if (action === 'sign-in') void navigate(paths.auth(path));
    else toastError(t(action.message));
  };
}

function useNotifyMe({ id, type, name }: Sellable) {
  const { t } = useLingui();
  const api = useApi();
  return useMutation({
    mutationFn: (user_id: number) => {
      const topic = { topic_id: id, topic_type: type, custom_topic_name: name };
      return api('POST /api/v1/notifications/subscribe', { body: { user_id, ...topic } });
    },
    onSuccess: () => {
      toastSuccess(t`You will be notified when this product is back in stock!`);
      void offerPush(api);
    },
    onError: (error) =>
      toastError(
        isApiError(error)
          ? t`Failed to subscribe for notification.`
          : (offlineMessage(error) ?? t`Something went wrong. Please try again.`),
      ),
  });
}

/** Offers push notifications in this browser. The subscription itself is already stored. */
async function offerPush(api: Client): Promise<void> {
  const requestPush = async () => (await import('../../pwa/push.ts')).requestPush(api);
  await requestPush().catch(() => undefined);
}
