import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BagCount } from './bag-fields.tsx';

/** Returns a function that says how many bags there are: '3 bags (1 non-veg)'. */
export function useBagText() {
  const { t } = useLingui();
  return ({ veg, non_veg: nonVeg }: BagCount): string => {
    const bags = t`${plural(veg + nonVeg, { one: '# bag', other: '# bags' })}`;
    return nonVeg > 0 ? t`${bags} (${nonVeg} non-veg)` : bags;
  };
}
