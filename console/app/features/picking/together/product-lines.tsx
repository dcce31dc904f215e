import { Card } from '@sabuja/ui/card.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { PICKING_PICTURE_SIZE } from '../../../lib/picking-pictures.ts';
import { LineButtons } from '../line-buttons.tsx';
import { LineRemarks } from '../line-remarks.tsx';
import type { Picks } from '../use-picks.ts';
import type { ShownLine } from '../waiting-picks.ts';
import type { ProductGroup } from './batch.ts';
import { OrderTag } from './order-tag.tsx';

type Props = {
  product: ProductGroup;
  picks: Picks;
  scanned: (lineUid: string) => number;
  onChange: (line: ShownLine) => void;
};

/** A product, with the quantity that goes into each container. */
export const ProductLines = ({ product, picks, scanned, onChange }: Props) => (
  <Card as="article" aria-label={product.name} divided className="overflow-hidden">
    <div className="flex items-center gap-3 p-3">
      <span className="size-18 shrink-0 overflow-hidden rounded-field bg-sunk">
        <Picture url={product.image_url} alt="" sizes="72px" largest={PICKING_PICTURE_SIZE} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-start justify-between gap-3">
          <span className="text-lg leading-snug font-bold">{product.name}</span>
          <span className="tabular shrink-0 text-head leading-none font-extrabold whitespace-nowrap">
            × {product.quantity}
          </span>
        </p>
        <p className="text-muted">{product.units}</p>
      </div>
    </div>
    <ul className="divide-y divide-line">
      {product.lines.map((line) => (
        <li key={line.uid} className={line.pick ? 'bg-leaf-soft' : undefined}>
          <LineOfOrder
            line={line}
            picks={picks}
            scanned={scanned(line.uid)}
            onChange={() => onChange(line)}
          />
        </li>
      ))}
    </ul>
  </Card>
);

type LineProps = { line: ShownLine; picks: Picks; scanned: number; onChange: () => void };

const LineOfOrder = ({ line, picks, scanned, onChange }: LineProps) => (
  <div className="flex flex-wrap items-center gap-3 px-3 py-2">
    <OrderTag tag={line.order.tag} isDone={line.pick !== null} />
    <div className="min-w-40 flex-1">
      <p>
        <span className="tabular text-lg font-extrabold">× {line.quantity}</span>{' '}
        <span className="tabular text-sm text-muted">#{line.order.order_no}</span>
      </p>
      <LineRemarks line={line} scanned={scanned} />
    </div>
    <LineButtons line={line} picks={picks} onChange={onChange} />
  </div>
);
