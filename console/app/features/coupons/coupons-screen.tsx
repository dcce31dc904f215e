import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { FilterChoice, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { byTextAndState, useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { CouponRow } from './coupon-row.tsx';
import { couponStates, couponsQuery } from './coupons-query.ts';

const CouponDialog = lazyDialog(async () => (await import('./coupon-dialog.tsx')).CouponDialog);

/** The coupons of the shop, the newest first. */
export function CouponsScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(
    byTextAndState(couponStates, 40),
  );
  const [isCreating, setIsCreating] = useState(false);
  const labels = {
    planned: t`Planned`,
    running: t`Running`,
    paused: t`Paused`,
    used_up: t`Used up`,
    ended: t`Ended`,
  };
  return (
    <>
      <InboxFrame
        title={t`Coupons`}
        action={<Button onClick={() => setIsCreating(true)}>{t`New coupon`}</Button>}
        sheet={{
          label: t`These coupons`,
          path: `/api/v1/staff/coupons/csv?${search}`,
          name: 'coupons',
        }}
        filters={
          <FilterForm key={search} onChange={setFilter}>
            <FilterSearch label={t`Code`} maxLength={40} value={filter.q} />
            <FilterChoice
              label={t`State`}
              name="state"
              value={filter.state}
              choices={couponStates.map((state) => [state, labels[state]])}
            />
          </FilterForm>
        }
        query={useQuery(couponsQuery(filter, place))}
        failed={t`The coupons could not be loaded.`}
        empty={{
          icon: <TicketPercent />,
          title: search ? t`There are no such coupons.` : t`There is no coupon yet.`,
        }}
        className="max-w-4xl"
        onPlaceChange={setPlace}
      >
        {(coupon) => <CouponRow key={coupon.coupon_id} coupon={coupon} />}
      </InboxFrame>
      <CouponDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
