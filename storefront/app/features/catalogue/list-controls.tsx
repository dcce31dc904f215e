import clsx from 'clsx';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Select } from '../../ui/select.tsx';
import type { View } from './category-view.ts';

const half = (isOn: boolean) =>
  clsx(
    'grid min-h-10 flex-1 place-items-center rounded-[9px] px-4 text-[0.95rem] transition-colors max-md:min-h-11',
    isOn ? 'bg-surface font-[680] text-ink shadow-rest' : 'font-[540] text-muted hover:text-ink',
  );

/** Products or combos, and the diet. All of it lives in the address. */
export function ListControls(props: { categoryId: number; view: View; withVeg: boolean }) {
  const { categoryId, view, withVeg } = props;
  const navigate = useNavigate();
  const to = (change: Partial<View>) =>
    paths.category(categoryId, { ...view, page: undefined, ...change });
  const isCombo = view.show === 'combo';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav
        aria-label="What to show"
        className="flex min-w-48 flex-1 rounded-field bg-sunk p-1 md:max-w-72"
      >
        <Link
          to={to({ show: undefined })}
          aria-current={isCombo ? undefined : 'true'}
          className={half(!isCombo)}
        >
          Products
        </Link>
        <Link
          to={to({ show: 'combo', veg: undefined })}
          aria-current={isCombo ? 'true' : undefined}
          className={half(isCombo)}
        >
          Combo
        </Link>
      </nav>
      {withVeg && !isCombo && (
        <div className="w-32 max-md:flex-1">
          <Select
            label="Vegetarian or not"
            hideLabel
            value={view.veg ?? ''}
            onChange={({ target }) => {
              const veg = target.value === '' ? undefined : target.value === '0' ? 0 : 1;
              void navigate(to({ veg }));
            }}
          >
            <option value="">All</option>
            <option value="0">Veg</option>
            <option value="1">Non-Veg</option>
          </Select>
        </div>
      )}
    </div>
  );
}
