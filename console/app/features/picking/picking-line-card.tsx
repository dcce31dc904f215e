import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import { PICKING_PICTURE_SIZE } from '../../lib/picking-pictures.ts';
import { LineButtons } from './line-buttons.tsx';
import { LineRemarks } from './line-remarks.tsx';
import type { Picks } from './use-picks.ts';
import type { ShownLine } from './waiting-picks.ts';

type Props = {
  line: ShownLine;
  picks: Picks;
  /** Units scanned so far, for a line that is not picked yet. */
  scanned: number;
  canPick: boolean;
  onChange: () => void;
};

/** A line to pick of one order. */
export const PickingLineCard = ({ line, picks, scanned, canPick, onChange }: Props) => (
  <article
    aria-label={line.name}
    className={clsx(
      'flex flex-wrap items-center gap-3 rounded-card border p-3',
      line.pick ? 'border-leaf-line bg-leaf-soft' : 'border-line bg-surface',
    )}
  >
    <span className="size-18 shrink-0 overflow-hidden rounded-field bg-sunk">
      <Picture url={line.image_url} alt="" sizes="72px" largest={PICKING_PICTURE_SIZE} />
    </span>
    <div className="min-w-40 flex-1">
      <p className="flex items-start justify-between gap-3">
        <span className="text-lg leading-snug font-bold">{line.name}</span>
        <span className="tabular shrink-0 text-head leading-none font-extrabold whitespace-nowrap">
          × {line.quantity}
        </span>
      </p>
      <p className="text-muted">{line.units}</p>
      <LineRemarks line={line} scanned={scanned} />
    </div>
    {canPick && <LineButtons line={line} picks={picks} onChange={onChange} />}
  </article>
);
