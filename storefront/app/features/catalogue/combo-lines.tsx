import type { Combo } from '@sabuja/contract';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';

/** What a combo holds. */
export const ComboLines = ({ lines }: { lines: Combo['combos'] }) => (
  <section className="mt-6">
    <h2 className="mb-2 text-title">In this combo</h2>
    {lines.length === 0 ? (
      <p className="text-muted">No items included in this combo.</p>
    ) : (
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.id} className="relative flex items-center gap-3 p-2.5">
            <span className="w-14 shrink-0">
              <Picture url={line.image_url} alt="" sizes="56px" className="rounded-control" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to={paths.product(line.stock_id)}
                className="font-[600] underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {line.name}
              </Link>
              <span className="tabular block text-sm text-muted">
                {line.quantities} × {line.units}
              </span>
            </span>
            <VegMark veg={line.veg_nonveg_type === 0} />
          </li>
        ))}
      </ul>
    )}
  </section>
);
