import { useLingui } from '@lingui/react/macro';
import type { RefusedUnits, StopLine } from '@sabuja/contract';
import type { RefusalReason } from '@sabuja/contract/rules/refused-units';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useState } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';
import { isAllRefused, lineKey } from './refused-amounts.ts';
import { RefusedLine } from './refused-line.tsx';

type Chosen = Readonly<Record<string, { quantity: number; reason: RefusalReason | '' }>>;
type Props = {
  open: boolean;
  onClose: () => void;
  lines: readonly StopLine[];
  refused: readonly RefusedUnits[];
  onSave: (refused: RefusedUnits[]) => void;
};

/** How many of each item the customer refuses, and why. */
export function RefusalDialog({ open, onClose, lines, refused, onSave }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(
      refused.map((units) => [lineKey(units), { quantity: units.quantity, reason: units.reason }]),
    ),
  );
  const of = (line: StopLine) => chosen[lineKey(line)] ?? { quantity: 0, reason: '' };
  const isAll = isAllRefused(lines, (line) => of(line).quantity);
  const save = () =>
    onSave(
      lines.flatMap((line) => {
        const { quantity, reason } = of(line);
        const { item, part } = line;
        return quantity === 0 || reason === '' ? [] : [{ item, part, quantity, reason }];
      }),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`What is refused?`}
      description={t`The bill falls by what the customer does not take.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(save)}>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={lineKey(line)}>
              <RefusedLine
                line={line}
                {...of(line)}
                onChange={(change) =>
                  setChosen({ ...chosen, [lineKey(line)]: { ...of(line), ...change } })
                }
              />
            </li>
          ))}
        </ul>
        {isAll && (
          <Alert tone="chilli" role="alert">
            {t`Everything is refused, so the order is not delivered. Go back and choose “Could not deliver”.`}
          </Alert>
        )}
        <Button type="submit" size="lg" disabled={isAll}>
          {t`Done`}
        </Button>
      </form>
    </Dialog>
  );
}
