import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { MAX_TYPED_COUPON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees, seconds } from '@sabuja/kit';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import type { PhoneForm } from './use-phone-draft.ts';

const PAUSE = seconds(0.6);

/** Field for the caller's coupon code, with its discount or the reason why there is none. */
export function CouponField({
  form: { draft, change },
  coupon,
}: {
  form: PhoneForm;
  coupon: Estimate['coupon'];
}) {
  const { t } = useLingui();
  const [text, setText] = useState(draft.coupon);
  const code = text.trim();
  useEffect(() => {
    if (code === draft.coupon) return;
    const timer = setTimeout(() => change({ coupon: code }), PAUSE);
    return () => clearTimeout(timer);
  });
  const taken = coupon && coupon.discount > 0;
  return (
    <TextField
      label={t`Coupon`}
      autoComplete="off"
      maxLength={MAX_TYPED_COUPON_LENGTH}
      value={text}
      onChange={({ target }) => setText(target.value.toUpperCase())}
      hint={taken ? t`${formatRupees(coupon.discount)} off` : undefined}
      error={code !== '' ? coupon?.refusal?.message : undefined}
    />
  );
}
