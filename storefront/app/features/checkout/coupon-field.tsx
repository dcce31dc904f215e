import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { MAX_TYPED_COUPON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';

type CouponFieldProps = {
  /** The entered code; empty without one. */
  code: string;
  /** The coupon of the displayed estimate: its discount or refusal. */
  coupon: Estimate['coupon'];
  isChecking: boolean;
  /** Called with the code to apply, or with an empty string to remove it. */
  onChange: (code: string) => void;
};

/** Field for a coupon code, or the saving of the applied one. A refused code does not block the order. */
export function CouponField({ code, coupon, isChecking, onChange }: CouponFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setIsEmpty] = useState(false);
  const answer = code !== '' && coupon?.code === code ? coupon : undefined;
  const applied = answer?.refusal === null ? answer : undefined;
  const isEntered = code !== '' && (applied !== undefined || normalize(typed) === code);
  const button = useRestoredFocus(applied !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = isEntered ? '' : normalize(typed);
    setIsEmpty(!isEntered && entered === '');
    setTyped(entered);
    onChange(entered);
  };
  const refusal = isEntered ? answer?.refusal?.message : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-2">
      <div className="min-w-[min(100%,9rem)] flex-1">
        {applied ? (
          <Alert tone="leaf" size="sm" role="status">
            <Saving {...applied} />
          </Alert>
        ) : (
          <TextField
            label={t`Coupon code`}
            value={typed}
            maxLength={MAX_TYPED_COUPON_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            error={isEmpty ? t`Enter the code first.` : refusal}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsEmpty(false);
            }}
            className="uppercase"
          />
        )}
      </div>
      <Button
        ref={button}
        type="submit"
        variant="outline"
        busy={isEntered && answer === undefined && isChecking}
        className={applied ? '' : 'mt-6.5'}
      >
        {isEntered ? t`Remove` : t`Apply`}
      </Button>
    </form>
  );
}

function Saving({ code, discount }: NonNullable<Estimate['coupon']>) {
  const { t } = useLingui();
  const amount = formatRupees(discount);
  return t`Coupon ${code}: you save ${amount}.`;
}

/** Returns a ref for the button, which receives the focus when the focused field is replaced. */
function useRestoredFocus(isReplaced: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReplaced && document.activeElement === document.body) button.current?.focus();
  }, [isReplaced]);
  return button;
}

const normalize = (typed: string): string => typed.trim().toUpperCase();
