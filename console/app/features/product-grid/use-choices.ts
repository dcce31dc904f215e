import { useLingui } from '@lingui/react/macro';
import type { StaffCategory } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { gstRates } from '@sabuja/contract/rules/gst-rates';
import { useMemo } from 'react';
import { groupCategories } from '../../lib/categories-query.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { stateLabels } from '../items/index.ts';
import type { ProductField } from '../products/index.ts';
import type { Choice } from './cell-checks.ts';

/** The values that a column may have; none for a column of texts or numbers. */
export type ChoicesOf = (field: ProductField) => readonly Choice[];

const NONE: readonly Choice[] = [];

/** The choices of the grid by column, in the reader's language. */
export function useChoices(categories: readonly StaffCategory[]): ChoicesOf {
  const { t, i18n } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides what `t` returns
  return useMemo(() => {
    const choices: Partial<Record<ProductField, readonly Choice[]>> = {
      gst: gstRates.map((rate) => ({ value: String(rate), label: `${rate} %` })),
      state: (['draft', 'active', 'retired'] as const).map((value) => ({
        value,
        label: i18n._(stateLabels[value].text),
      })),
      subcategory_id: toSubcategories(categories),
      net_unit: [
        { value: '', label: '' },
        { value: 'G', label: t`grams` },
        { value: 'ML', label: t`millilitres` },
        { value: 'PIECE', label: t`pieces` },
      ],
      department: staffDepartments.map((value) => ({
        value,
        label: i18n._(departmentLabels[value]),
      })),
      veg_nonveg_type: [
        { value: '0', label: t`Vegetarian` },
        { value: '1', label: t`Non-vegetarian` },
      ],
      featured: [
        { value: '✓', label: t`Yes` },
        { value: '', label: t`No` },
      ],
    };
    return (field) => choices[field] ?? NONE;
  }, [categories, i18n.locale]);
}

/** Subcategories by name; if two have the same name, with their category's name. */
function toSubcategories(categories: readonly StaffCategory[]): Choice[] {
  const all = groupCategories(categories).flatMap(({ top, subcategories }) =>
    subcategories.map(({ category_id, name }) => ({ top: top.name, category_id, name })),
  );
  return all.map(({ top, category_id, name }) => ({
    value: String(category_id),
    label: all.filter((other) => other.name === name).length > 1 ? `${top} › ${name}` : name,
  }));
}
