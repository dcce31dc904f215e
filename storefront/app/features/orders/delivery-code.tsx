import { useLingui } from '@lingui/react/macro';

/** The four digits that the customer gives to the rider; each is read out by itself. */
export function DeliveryCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <p className="grid justify-items-center gap-1 rounded-field bg-leaf-soft px-4 py-3 text-center text-leaf-deep">
      <span className="font-semibold">{t`Code for the rider`}</span>{' '}
      <strong className="tabular text-display font-extrabold tracking-code">
        <span className="sr-only">{[...code].join(' ')}</span>{' '}
        <span aria-hidden="true">{code}</span>
      </strong>{' '}
      <span className="text-sm">{t`Give it when you have your order.`}</span>
    </p>
  );
}
