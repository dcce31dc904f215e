import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { CouponRow } from './coupon-row.tsx';
import { couponsQuery } from './coupons-query.ts';

const CouponDialog = lazyDialog(async () => (await import('./coupon-dialog.tsx')).CouponDialog);

/** The coupons of the shop, the newest first. */
export function CouponsScreen() {
  const { t } = useLingui();
  const query = useQuery(couponsQuery);
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t`Coupons`);
  return (
    <LoadedPage query={query} failed={t`The coupons could not be loaded.`}>
      {({ results }) => (
        <Page
          title={t`Coupons`}
          actions={<Button onClick={() => setIsCreating(true)}>{t`New coupon`}</Button>}
        >
          {results.length === 0 ? (
            <EmptyState icon={<TicketPercent />} title={t`There is no coupon yet.`} />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((coupon) => (
                <CouponRow key={coupon.coupon_id} coupon={coupon} />
              ))}
            </Card>
          )}
          <CouponDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Page>
      )}
    </LoadedPage>
  );
}
