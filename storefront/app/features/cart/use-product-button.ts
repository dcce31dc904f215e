import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@sabuja/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useSession } from '../session/index.ts';
import { notifyNeedsLogin, visitorPress } from './cart-rules.ts';
import type { Sellable } from './sellable.ts';
import { useQuantityInCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { keepWantedItem } from './wanted-item.ts';

/** What the product button can do for one item. */
export function useProductButton(product: Sellable) {
  const { t } = useLingui();
  const { isAuthenticated, user } = useSession();
  const line = { item_id: product.id, type: product.type };
  const inCart = useQuantityInCart(line);
  const changes = useCartChanges();
  const askToSignIn = useAskToSignIn(product);
  const notify = useNotifyMe(product);
  return {
    inCart,
    add: () => (isAuthenticated ? changes.add(line) : askToSignIn()),
    setQuantity: (quantity: number) => changes.setQuantity(line, quantity),
    notifying: notify.isPending,
    notifyMe: () => {
      if (user === null) toastError(t(notifyNeedsLogin));
      else notify.mutate(user.id);
    },
  };
}

/** A stock leads a visitor to sign-in, a combo says that signing in is needed; both are remembered. */
function useAskToSignIn({ id, type }: Sellable) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const path = pathname + search;
    keepWantedItem(sessionStorage, { item_id: id, type, path }, Date.now());
    const answer = visitorPress(type);
    if (answer === 'sign-in') void navigate(paths.auth(path));
    else toastError(t(answer.message));
  };
}

function useNotifyMe({ id, type, name }: Sellable) {
  const api = useApi();
  return useMutation({
    mutationFn: (user_id: number) => {
      const topic = { topic_id: id, topic_type: type, custom_topic_name: name };
      return api('POST /api/v1/notifications/subscribe', { body: { user_id, ...topic } });
    },
    onSuccess: () => toastSuccess('You will be notified when this product is back in stock!'),
    onError: (error) =>
      toastError(
        error instanceof ApiError
          ? 'Failed to subscribe for notification.'
          : 'Something went wrong. Please try again.',
      ),
  });
}
