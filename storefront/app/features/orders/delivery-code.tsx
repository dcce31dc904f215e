import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';

/** The four digits that the customer gives to the rider; screen readers read each digit separately. */
export function DeliveryCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Alert tone="leaf">
      <p className="grid justify-items-center gap-1 text-center">
        <span className="font-semibold">{t`Code for the rider`}</span>{' '}
        <strong className="tabular text-display font-extrabold tracking-code">
          <span className="sr-only">{[...code].join(' ')}</span>{' '}
          <span aria-hidden="true">{code}</span>
        </strong>{' '}
        <span className="text-sm">{t`Give it when you have your order.`}</span>
      </p>
    </Alert>
  );
}
