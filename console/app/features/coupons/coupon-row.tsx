import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { StaffCoupon } from '@sabuja/contract';
import { formatIstDateTime, formatRupeesShort } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { departmentLabels } from '../../lib/order-labels.ts';
import { RecordRow } from '../../lib/record-row.tsx';
import { useSetPaused } from './coupons-query.ts';

const CouponDialog = lazyDialog(async () => (await import('./coupon-dialog.tsx')).CouponDialog);

/** A coupon with its discount, its conditions, its period and the amount that was used. */
export function CouponRow({ coupon }: { coupon: StaffCoupon }) {
  const { t, i18n } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const setPaused = useSetPaused(coupon.coupon_id);
  const { code, is_paused } = coupon;
  return (
    <RecordRow
      name={code}
      title={
        <>
          {' '}
          {code} <StateBadge coupon={coupon} />
        </>
      }
      onEdit={() => setIsEditing(true)}
      action={{
        label: is_paused ? t`Resume` : t`Pause`,
        description: is_paused ? t`Resume: ${code}` : t`Pause: ${code}`,
        busy: setPaused.isPending,
        run: (options) => setPaused.mutate(!is_paused, options),
      }}
      dialog={<CouponDialog open={isEditing} onClose={() => setIsEditing(false)} coupon={coupon} />}
    >
      <p className="tabular text-sm text-muted">
        {[...termsOf(coupon), timeOf(coupon)]
          .map((term) => term && i18n._(term))
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="tabular text-sm">
        <Used coupon={coupon} />
      </p>
    </RecordRow>
  );
}

function StateBadge({ coupon: { state } }: { coupon: StaffCoupon }) {
  const { t } = useLingui();
  return {
    running: <Badge tone="leaf">{t`Running`}</Badge>,
    planned: <Badge tone="haldi">{t`Planned`}</Badge>,
    paused: <Badge tone="plain">{t`Paused`}</Badge>,
    used_up: <Badge tone="plain">{t`Used up`}</Badge>,
    ended: <Badge tone="plain">{t`Ended`}</Badge>,
  }[state];
}

function Used({ coupon: { used, budget, use_count } }: { coupon: StaffCoupon }) {
  const { t } = useLingui();
  const amount = formatRupeesShort(used);
  const whole = budget !== null && formatRupeesShort(budget);
  return (
    <>
      {whole ? t`${amount} of ${whole} used` : t`${amount} used`}
      {' · '}
      <Plural value={use_count} one="# checkout" other="# checkouts" />
    </>
  );
}

type Term = MessageDescriptor | undefined;

function termsOf(coupon: StaffCoupon): Term[] {
  const { percent, department } = coupon;
  const amount = formatRupeesShort(coupon.amount ?? 0);
  const cap = coupon.cap !== null && formatRupeesShort(coupon.cap);
  const minimum = formatRupeesShort(coupon.minimum);
  const discount =
    percent === null
      ? msg`${amount} off`
      : cap
        ? msg`${percent}% off, at most ${cap}`
        : msg`${percent}% off`;
  return [
    discount,
    coupon.minimum > 0 ? msg`from ${minimum}` : undefined,
    department === null ? undefined : departmentLabels[department],
    usesOf(coupon),
    coupon.with_plan ? undefined : msg`not with a plan’s discount`,
  ];
}

function usesOf({ once_per_customer, first_order_only }: StaffCoupon): Term {
  if (first_order_only) return msg`first order only`;
  return once_per_customer ? msg`once for each customer` : undefined;
}

function timeOf({ from, until }: StaffCoupon): Term {
  const start = from && formatIstDateTime(new Date(from));
  const end = until && formatIstDateTime(new Date(until));
  if (start && end) return msg`${start} to ${end}`;
  if (start) return msg`from ${start}`;
  return end ? msg`until ${end}` : undefined;
}
