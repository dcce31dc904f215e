import { useLingui } from '@lingui/react/macro';
import { formatDeduction, formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { refusalLabels } from './refusal-labels.ts';
import { lineKey } from './refused-amounts.ts';
import type { Refusal } from './use-refusal.ts';

const RefusalDialog = lazyDialog(async () => (await import('./refusal-dialog.tsx')).RefusalDialog);

/** The items that the customer refuses at the door, and a button to record them. */
export function RefusalPart({ refusal }: { refusal: Refusal }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { refused, setRefused, stop } = refusal;
  const { lines = [] } = stop;
  if (lines.length === 0) return null;
  return (
    <>
      {refused.length > 0 && <RefusedList refusal={refusal} />}
      <Button variant="outline" size="lg" onClick={() => setIsOpen(true)}>
        {refused.length > 0 ? t`Change what is refused` : t`Something is refused`}
      </Button>
      <RefusalDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        lines={lines}
        refused={refused}
        onSave={(units) => {
          setRefused(units);
          setIsOpen(false);
        }}
      />
    </>
  );
}

function RefusedList({ refusal: { refused, stop, lowered, back } }: { refusal: Refusal }) {
  const { t, i18n } = useLingui();
  const returned = formatRupees(back);
  return (
    <Alert tone="haldi" role="status" className="tabular grid gap-1">
      <p className="flex justify-between gap-3 font-bold">
        <span>{t`Refused`}</span>
        <span>{formatDeduction(lowered)}</span>
      </p>
      <ul>
        {refused.map((units) => (
          <li key={lineKey(units)}>
            {units.quantity} × {stop.lines?.find((line) => lineKey(line) === lineKey(units))?.name}
            {' · '}
            {i18n._(refusalLabels[units.reason])}
          </li>
        ))}
      </ul>
      {back > 0 && (
        <p className="font-semibold">
          {t`${returned} was paid and goes back by itself. Give no money.`}
        </p>
      )}
      <p>{t`Bring it back to the shop.`}</p>
    </Alert>
  );
}
