import { useLingui } from '@lingui/react/macro';
import type { Combo } from '@sabuja/contract';
import { formatPaise } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { comboSaving, separateLineCost } from './combo-saving.ts';
import { allergenNames } from './label-details.tsx';

/** Parts of a combo, and what they cost separately. */
export function ComboLines({ combo }: { combo: Combo }) {
  const { t } = useLingui();
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-title">{t`In this combo`}</h2>
      {combo.combos.length === 0 ? (
        <p className="text-muted">{t`No items included in this combo.`}</p>
      ) : (
        <>
          <Card as="ul" divided className="overflow-hidden">
            {combo.combos.map((line) => (
              <ComboLine key={line.id} line={line} />
            ))}
          </Card>
          <ComboSaving combo={combo} />
          <ComboAllergens combo={combo} />
        </>
      )}
    </section>
  );
}

const ComboLine = ({ line }: { line: Combo['combos'][number] }) => (
  <li className="relative flex items-center gap-3 p-2.5 hover:bg-sunk">
    <span className="w-14 shrink-0 overflow-hidden rounded-control">
      <Picture url={line.image_url} alt="" sizes="56px" largest={160} />
    </span>
    <span className="min-w-0 flex-1">
      <Link
        to={paths.product(line.stock_id)}
        className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-leaf"
      >
        {line.name}
      </Link>
      <span className="tabular block text-sm text-muted">
        {line.quantities} × {line.units}
      </span>
    </span>
    <span className="tabular text-sm text-muted">{formatPaise(separateLineCost(line))}</span>
    <VegMark veg={line.veg_nonveg_type === 0} />
  </li>
);

/** Allergens of the parts, and which parts do not state any; renders nothing if none of the parts does. */
function ComboAllergens({ combo: { combos } }: { combo: Combo }) {
  const { t } = useLingui();
  if (combos.every(({ allergens }) => !allergens)) return null;
  const contained = [...new Set(combos.flatMap(({ allergens }) => allergens ?? []))]
    .map((allergen) => t(allergenNames[allergen]))
    .join(', ');
  const unstated = combos
    .filter(({ allergens }) => !allergens)
    .map(({ name }) => name)
    .join(', ');
  return (
    <p className="mt-2.5 px-1 text-sm wrap-anywhere">
      <span className="text-muted">{t`Allergens`}: </span>
      {contained !== '' && t`Contains: ${contained}`}
      {contained === '' && unstated === '' && t`none`}
      {unstated !== '' && <span className="block">{t`Not stated for: ${unstated}`}</span>}
    </p>
  );
}

function ComboSaving({ combo }: { combo: Combo }) {
  const { t } = useLingui();
  const { separateCost, saving } = comboSaving(combo);
  if (saving === 0) return null;
  const [whole, saved] = [separateCost, saving].map(formatPaise);
  return (
    <p className="tabular mt-2.5 flex flex-wrap justify-between gap-x-4 px-1">
      <span className="text-muted">{t`Bought one by one: ${whole}`}</span>
      <strong className="font-bold text-leaf">{t`You save ${saved}`}</strong>
    </p>
  );
}
