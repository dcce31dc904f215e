import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { LineChoice } from '../../lib/line-choice.tsx';
import { LineNote } from '../../lib/line-note.tsx';
import { PickOutcome } from './pick-outcome.tsx';
import { RecalledPart } from './recalled-part.tsx';
import type { Picks } from './use-picks.ts';
import type { ShownLine } from './waiting-picks.ts';

type Props = {
  line: ShownLine;
  picks: Picks;
  /** How many units were scanned, of a line that is not picked. */
  scanned: number;
  canPick: boolean;
  onChange: () => void;
};

/** A line to pick: one click if all of it is there, another for anything else. */
export function PickingLineCard({ line, picks, scanned, canPick, onChange }: Props) {
  const { t } = useLingui();
  const { name, quantity } = line;
  return (
    <article
      aria-label={name}
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-card border p-3',
        line.pick ? 'border-leaf-line bg-leaf-soft' : 'border-line bg-surface',
      )}
    >
      <span className="size-18 shrink-0 overflow-hidden rounded-field bg-sunk">
        <Picture url={line.image_url} alt="" sizes="72px" largest={160} />
      </span>
      <div className="min-w-40 flex-1">
        <p className="flex items-start justify-between gap-3">
          <span className="text-lg leading-snug font-bold">{name}</span>
          <span className="tabular text-head leading-none font-extrabold">× {quantity}</span>
        </p>
        <p className="text-muted">{line.units}</p>
        {line.parts.length > 0 && (
          <ul className="text-sm text-muted">
            {line.parts.map((part) => (
              <li key={part.name}>
                {part.quantity} × {part.name}, {part.units}
              </li>
            ))}
          </ul>
        )}
        {line.recalled?.map((part) => (
          <RecalledPart key={`${part.name} ${part.batch} ${part.supplier}`} part={part} />
        ))}
        {line.note && <LineNote note={line.note} />}
        <LineChoice choice={line.if_missing} />
        {line.pick === null && scanned > 0 && (
          <p className="tabular font-bold text-leaf">{t`${scanned} of ${quantity} scanned`}</p>
        )}
        {line.pick && <PickOutcome line={line} pick={line.pick} />}
      </div>
      {canPick && (
        <div className="flex w-full gap-2 sm:w-auto">
          {line.pick === null && (
            <Button
              size="lg"
              className="flex-1"
              busy={picks.pendingItem === line.uid}
              onClick={() => picks.pick(line, { found: quantity })}
            >
              <Check aria-hidden="true" className="size-5" />
              {t`Found`} <span className="sr-only">{name}</span>
            </Button>
          )}
          <Button size="lg" variant="outline" className="flex-1" onClick={onChange}>
            {line.pick === null ? t`Not all` : t`Change`} <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </article>
  );
}
