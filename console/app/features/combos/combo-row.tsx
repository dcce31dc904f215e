import { useLingui } from '@lingui/react/macro';
import type { StaffCombo } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Link } from 'react-router';
import { departmentLabels } from '../../lib/order-labels.ts';
import { paths } from '../../lib/paths.ts';
import { stateLabels } from '../items/index.ts';

/** A combo in a list, which leads to its page. */
export function ComboRow({ combo }: { combo: StaffCombo }) {
  const { i18n } = useLingui();
  const { parts, discount, state } = combo;
  const { text, tone } = stateLabels[state];
  return (
    <li className="relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-sunk md:grid-cols-[3rem_minmax(0,1fr)_5rem_6rem_5rem]">
      <span className="size-12 overflow-hidden rounded-control">
        <Picture url={combo.image_urls[0]} alt="" sizes="48px" largest={160} />
      </span>
      <div className="min-w-0">
        <Link
          to={paths.combo(combo.combo_id)}
          className="line-clamp-2 font-semibold break-words after:absolute after:inset-0"
        >
          {combo.name}
        </Link>
        <p className="truncate text-sm text-muted">
          {parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </p>
      </div>
      <span className="text-sm text-muted max-md:hidden">
        {i18n._(departmentLabels[combo.department])}
      </span>
      <span className="tabular text-right text-sm">
        <span className="block font-semibold">{formatRupees(combo.cost)}</span>
        {discount > 0 && <span className="text-muted">− {discount} %</span>}
      </span>
      <span className="justify-self-end max-md:col-start-2 max-md:justify-self-start">
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
    </li>
  );
}
