import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffCoupon } from '@sabuja/contract';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import { RecordForm } from '../../lib/record-form.tsx';
import { type DraftFields, useDraftForm } from '../../lib/use-draft-form.ts';
import { type CouponField, couponDrafts, emptyCoupon } from './coupon-draft.ts';
import { saveCoupon } from './coupons-query.ts';

const labels = {
  code: msg`Code`,
  percent: msg`Percent off`,
  amount: msg`Or rupees off`,
  cap: msg`At most, in rupees`,
  minimum: msg`Minimum of goods, in rupees`,
  department: msg`Department`,
  uses: msg`Each customer`,
  with_plan: msg`Also with the discount of a plan`,
  from: msg`From`,
  until: msg`Until`,
  budget: msg`Budget, in rupees`,
};

type Props = { open: boolean; onClose: () => void; coupon?: StaffCoupon };

/** Creates or changes a coupon. Import it only from lazily loaded modules. */
export function CouponDialog({ open, onClose, coupon }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog open={open} onClose={onClose} title={coupon ? coupon.code : t`New coupon`}>
      <CouponForm coupon={coupon} onSaved={onClose} />
    </FormDialog>
  );
}

function CouponForm({ coupon, onSaved }: { coupon: StaffCoupon | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const form = useDraftForm({
    record: coupon,
    drafts: couponDrafts,
    labels,
    send: ({ code = '', ...change }, saved) =>
      saved
        ? saveCoupon({ id: saved.coupon_id, body: { ...change, version: saved.version } })
        : saveCoupon({ id: undefined, body: { ...emptyCoupon, ...change, code } }),
  });
  const [isUnclear, setIsUnclear] = useState(false);
  const check = () => {
    const { percent, amount } = form.draft;
    const hasOne = (percent.trim() === '') !== (amount.trim() === '');
    setIsUnclear(!hasOne);
    return hasOne;
  };
  return (
    <RecordForm
      {...{ form, onSaved, check }}
      note={coupon && t`Orders that are placed stay as agreed.`}
    >
      {!coupon && (
        <TextField
          {...form.bind('code')}
          required
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          className="uppercase"
          hint={t`3 to 20 letters and digits. It cannot be changed later.`}
        />
      )}
      <DiscountFields form={form} isUnclear={isUnclear} />
      <CustomerFields form={form} />
      <TimeFields form={form} />
    </RecordForm>
  );
}

type FieldsProps = { form: DraftFields<CouponField> };

const AmountField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="decimal" min={1} max={10_000_000} step={0.01} />
);

function DiscountFields({ form, isUnclear }: FieldsProps & { isUnclear: boolean }) {
  const { t } = useLingui();
  const percent = form.bind('percent');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...percent}
        error={isUnclear ? t`Fill in the percentage or the rupees, not both.` : percent.error}
        type="number"
        inputMode="decimal"
        min={0.01}
        max={100}
        step={0.01}
      />
      <AmountField {...form.bind('amount')} />
      {form.draft.percent.trim() !== '' && (
        <AmountField {...form.bind('cap')} hint={t`Empty: no limit.`} />
      )}
      <AmountField
        {...form.bind('minimum')}
        min={0}
        hint={t`Before discounts. Empty: any amount.`}
      />
    </div>
  );
}

function CustomerFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...form.bind('department')}>
          <option value="">{t`Both`}</option>
          <option value="KITCHEN">{t(departmentLabels.KITCHEN)}</option>
          <option value="GROCERY">{t(departmentLabels.GROCERY)}</option>
        </Select>
        <Select {...form.bind('uses')}>
          <option value="">{t`As often as they like`}</option>
          <option value="once">{t`Once`}</option>
          <option value="first">{t`Once, for the first order`}</option>
        </Select>
      </div>
      <label className="flex min-h-touch w-fit items-center gap-2.5">
        <input
          type="checkbox"
          checked={form.draft.with_plan !== ''}
          onChange={({ target }) => form.set('with_plan', target.checked ? '✓' : '')}
          className="size-5 shrink-0 accent-leaf"
        />
        {form.bind('with_plan').label}
      </label>
    </>
  );
}

function TimeFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...form.bind('from')} type="datetime-local" hint={t`Empty: from now on.`} />
      <TextField
        {...form.bind('until')}
        type="datetime-local"
        hint={t`Empty: until you pause it.`}
      />
      <AmountField
        {...form.bind('budget')}
        hint={t`What all orders together get at most. Empty: no limit.`}
      />
    </>
  );
}
