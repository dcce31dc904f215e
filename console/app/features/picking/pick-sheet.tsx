import { useLingui } from '@lingui/react/macro';
import type { PickingLine } from '@sabuja/contract';
import { type MissingReason, missingReasons } from '@sabuja/contract/rules/missing-reasons';
import { Button } from '@sabuja/ui/button.tsx';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useId, useState } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { FoundStepper } from './found-stepper.tsx';
import { reasonLabels } from './reason-labels.ts';
import { SubstituteList } from './substitute-list.tsx';
import { usePick } from './use-pick.ts';

type Props = {
  open: boolean;
  uid: string;
  line: PickingLine | undefined;
  /** Counts the openings: each begins with what is stored. */
  opening: number;
  onClose: () => void;
};

/** What was found of a line that is not all there: units, weight, reason and substitute. */
export function PickSheet({ open, uid, line, opening, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={line?.name ?? ''} description={line?.units}>
      {line && <PickForm key={opening} uid={uid} line={line} onSaved={onClose} />}
    </Sheet>
  );
}

type Substitute = { stock_id: number; quantity: number };
type FormProps = { uid: string; line: PickingLine; onSaved: () => void };

function PickForm({ uid, line, onSaved }: FormProps) {
  const { t, i18n } = useLingui();
  const [found, setFound] = useState(line.pick?.found ?? line.quantity);
  const [reason, setReason] = useState<MissingReason>(line.pick?.reason ?? 'NOT_THERE');
  const [substitute, setSubstitute] = useState<Substitute | undefined>(
    line.pick?.substitute ?? undefined,
  );
  const pick = usePick(uid);
  const reasonId = useId();
  const missing = line.quantity - found;
  const save = ({ grams = '' }: Readonly<Record<string, string>>) =>
    pick.mutate(
      {
        item: line.uid,
        found,
        ...(grams !== '' && { grams: Number(grams) }),
        ...(missing > 0 && { reason }),
        ...(missing > 0 &&
          substitute && {
            substitute: { stock_id: substitute.stock_id, quantity: substitute.quantity },
          }),
      },
      { onSuccess: onSaved },
    );
  return (
    <form className="grid gap-5" onSubmit={onSubmit(save)}>
      <FoundStepper found={found} quantity={line.quantity} onChange={setFound} />
      {line.pack_grams !== null && found > 0 && (
        <TextField
          label={t`Weight in grams, if they weigh less`}
          name="grams"
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          maxLength={6}
          defaultValue={line.pick?.grams ?? ''}
          placeholder={String(line.pack_grams * found)}
        />
      )}
      {missing > 0 && (
        <>
          <div className="grid gap-1.5">
            <p id={reasonId} className="text-sm font-semibold">
              {t`Why are units missing?`}
            </p>
            <ChoiceButtons
              labelledBy={reasonId}
              value={reason}
              onChange={setReason}
              choices={missingReasons.map((value) => [value, i18n._(reasonLabels[value])])}
            />
          </div>
          {line.type === 'STOCK' && (
            <SubstituteList
              uid={uid}
              item={line.uid}
              missing={missing}
              value={substitute}
              onChange={setSubstitute}
            />
          )}
        </>
      )}
      <Button type="submit" size="lg" className="sticky bottom-0" busy={pick.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
