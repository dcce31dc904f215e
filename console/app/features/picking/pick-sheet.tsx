import { useLingui } from '@lingui/react/macro';
import type { PickingOrder } from '@sabuja/contract';
import { lineChoice, maySubstituteUnasked } from '@sabuja/contract/rules/if-missing';
import { type MissingReason, missingReasons } from '@sabuja/contract/rules/missing-reasons';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Sheet } from '@sabuja/ui/sheet.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useId, useState } from 'react';
import { missingChoiceLabel } from '../../lib/missing-choice-labels.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { FoundStepper } from './found-stepper.tsx';
import { reasonLabels } from './reason-labels.ts';
import { SubstituteList } from './substitute-list.tsx';
import type { Picks } from './use-picks.ts';
import { useSubstitute } from './use-substitute.ts';
import type { ShownLine } from './waiting-picks.ts';

type Props = {
  open: boolean;
  order: Pick<PickingOrder, 'uid' | 'if_missing'>;
  line: ShownLine | undefined;
  /** Counts the openings, so that each starts with the stored values. */
  opening: number;
  picks: Picks;
  /** Units scanned so far, for a line that is not picked yet. */
  scanned: number;
  /** Without a network no substitutes can be searched. */
  hasNetwork: boolean;
  onClose: () => void;
};

/** Records a line that is not completely there: found units, weight, reason and substitute. */
export function PickSheet({ open, order, line, opening, onClose, ...rest }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={line?.name ?? ''}
      description={line && describe(line)}
    >
      {line && <PickForm key={opening} {...rest} order={order} line={line} onSaved={onClose} />}
    </Sheet>
  );
}

/** The unit of sale and, when several orders are picked together, the order. */
const describe = ({ units, order: { tag, order_no } }: ShownLine): string =>
  tag === undefined ? units : `${tag} · #${order_no} · ${units}`;

type FormProps = Pick<Props, 'order' | 'picks' | 'scanned' | 'hasNetwork'> & {
  line: ShownLine;
  onSaved: () => void;
};

function PickForm({ order, line, picks, scanned, hasNetwork, onSaved }: FormProps) {
  const { t, i18n } = useLingui();
  const [found, setFound] = useState(line.pick?.found ?? (scanned || line.quantity));
  const [reason, setReason] = useState<MissingReason>(line.pick?.reason ?? 'NOT_THERE');
  const choice = lineChoice(line, order);
  const mustAsk = !maySubstituteUnasked(choice);
  const reasonId = useId();
  const missing = line.quantity - found;
  const isOffered = missing > 0 && line.type === 'STOCK' && hasNetwork;
  const substitutes = useSubstitute(order, line, missing, isOffered);
  const substitute = missing > 0 ? substitutes.chosen : undefined;
  const save = async ({ grams = '' }: Readonly<Record<string, string>>) => {
    const isSaved = await picks.pick(line, {
      found,
      ...(grams !== '' && { grams: Number(grams) }),
      ...(missing > 0 && { reason }),
      ...(substitute && {
        substitute,
        // The checkbox is required, so it is ticked when the form is sent.
        ...(mustAsk && { customer_agreed: true }),
      }),
    });
    if (isSaved) onSaved();
  };
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
          {line.type === 'STOCK' && !hasNetwork && (
            <p className="text-muted">{t`To choose a substitute, you need a network.`}</p>
          )}
          {isOffered && <SubstituteList substitutes={substitutes} />}
        </>
      )}
      <div className="sticky -bottom-5 grid gap-3 bg-paper pt-2 pb-5">
        {substitute && mustAsk && <AgreedBox choice={choice} />}
        <Button type="submit" size="lg" busy={picks.pendingItem === line.uid}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}

/** Required checkbox for a substitute that the customer did not allow in advance. */
function AgreedBox({ choice }: { choice: PickingOrder['if_missing'] }) {
  const { t, i18n } = useLingui();
  return (
    <Alert tone="haldi" className="grid gap-1">
      <p className="text-sm">{i18n._(missingChoiceLabel(choice))}</p>
      <label className="flex min-h-touch items-center gap-2.5 font-semibold">
        <input type="checkbox" required className="size-5 shrink-0 accent-leaf" />
        {t`I called, and the customer wants the substitute`}
      </label>
    </Alert>
  );
}
