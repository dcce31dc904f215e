import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { loadToaster } from '../../ui/toast-region.tsx';
import { tellTabs } from '../cart/index.ts';
import { placedState } from '../orders/index.ts';
import { mineKey } from '../session/index.ts';
import { type Placing, placedParts } from './placing.ts';
import { placingStore } from './placing-store.ts';
import { forgetDraft } from './use-checkout-form.ts';

/** Every order stands: says so, and shows them unless the customer has gone elsewhere meanwhile. */
export function useFinish() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    loadToaster().catch(() => undefined);
    return () => {
      here.current = false;
    };
  }, []);

  const refreshWhatChanged = async () => {
    tellTabs();
    const keys = [mineKey('cart'), mineKey('orders'), mineKey('user'), mineKey('estimate')];
    await Promise.all(
      [...keys, ['time-slots'], ['cart-item']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  const finish = async (placing: Placing) => {
    if (placingStore().state().placing === undefined) return;
    placingStore().forget();
    forgetDraft();
    const uids = placedParts(placing).map((part) => part.uid);
    const last = uids.at(-1);
    toastSuccess(t`Orders placed successfully!`);
    if (here.current && last !== undefined) {
      await navigate(paths.orderSummary(last), { replace: true, state: placedState(uids) });
    }
    await refreshWhatChanged();
  };
  return { finish, refreshWhatChanged };
}
