import { useLingui } from '@lingui/react/macro';
import type { StockTake, StockTakeLine } from '@sabuja/contract';
import { MAX_MOVED_UNITS } from '@sabuja/contract/rules/stock-ledger';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useCountLine } from './take-queries.ts';
import { readTyped } from './typed-count.ts';

type Props = {
  take: Pick<StockTake, 'uid' | 'lines'>;
  line: StockTakeLine;
  /** Called when a barcode was scanned into the field. */
  onScan: (barcode: string) => void;
  /** Moves the focus to the next line. */
  onNext: () => void;
};

/** One product of a count: the quantity is entered without showing the expected one, and saved at once. */
export function CountLine({ take, line, onScan, onNext }: Props) {
  const { t } = useLingui();
  const stored = line.counted === null ? '' : String(line.counted);
  const [typed, setTyped] = useState(stored);
  const save = useCountLine(take.uid, line.stock_id);
  const { name, counted } = line;
  const isUnsaved = typed.trim() !== stored;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTyped(typed, take.lines);
    const isCount = read.counted !== undefined && read.counted <= MAX_MOVED_UNITS;
    if (!isCount) setTyped(stored);
    else {
      setTyped(String(read.counted));
      save.mutate({ counted: read.counted ?? 0 });
    }
    // The focus moves at once: after saving, it would interrupt what is typed or scanned next.
    if (read.scanned !== undefined) onScan(read.scanned);
    else if (isCount) onNext();
  };
  return (
    <Card as="article" aria-label={name} className="flex flex-wrap items-center gap-3 p-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-field bg-sunk">
        <Picture url={line.image_url} alt="" sizes="56px" largest={160} />
      </span>
      <div className="grid min-w-40 flex-1">
        <span className="text-lg leading-snug font-bold">{name}</span>
        <span className="text-muted">{[line.units, line.barcode].filter(Boolean).join(' · ')}</span>
        {counted !== null && !isUnsaved && (
          <span className="flex items-center gap-1 text-sm font-semibold text-leaf-deep">
            <Check aria-hidden="true" className="size-4" />
            {[t`${counted} counted`, line.member].filter(Boolean).join(' · ')}
          </span>
        )}
      </div>
      <form noValidate onSubmit={submit} className="flex items-center gap-2">
        <div className="w-28">
          <TextField
            label={t`Units of ${name}`}
            hideLabel
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="tabular text-right text-lg font-bold"
          />
        </div>
        <Button
          type="submit"
          variant={isUnsaved || counted === null ? 'primary' : 'outline'}
          busy={save.isPending}
        >
          {t`Save`} <span className="sr-only">{name}</span>
        </Button>
      </form>
      {save.isError && (
        <div className="w-full">
          <FormProblem error={save.error} />
        </div>
      )}
    </Card>
  );
}
