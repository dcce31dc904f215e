import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { CouponRow } from './coupon-row.tsx';
import { couponStates, couponsQuery, parseCouponFilter } from './coupons-query.ts';

const CouponDialog = lazyDialog(async () => (await import('./coupon-dialog.tsx')).CouponDialog);

/** The coupons of the shop, the newest first. */
export function CouponsScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(parseCouponFilter);
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
            <FilterField
              label={t`Code`}
              name="q"
              type="search"
              maxLength={40}
              defaultValue={filter.q}
            />
            <FilterSelect label={t`State`} name="state" defaultValue={filter.state ?? ''}>
              <option value="">{t`All`}</option>
              {couponStates.map((state) => (
                <option key={state} value={state}>
                  {labels[state]}
                </option>
              ))}
            </FilterSelect>
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
