import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Allergen, allergens } from '@sabuja/contract/rules/allergens';
import { allergensOf, allergensValue } from './label-fields.ts';
import type { ProductForm } from './use-product-form.ts';

const allergenLabels: Record<Allergen, MessageDescriptor> = {
  GLUTEN: msg`Cereals with gluten`,
  CRUSTACEAN: msg`Crustaceans`,
  MILK: msg`Milk`,
  EGG: msg`Egg`,
  FISH: msg`Fish`,
  PEANUT: msg`Peanut`,
  TREE_NUT: msg`Tree nuts`,
  SOY: msg`Soya`,
  SULPHITE: msg`Sulphite`,
};

/** Which allergens a product contains; none of them and not stated are different things. */
export function AllergenBoxes({ form }: { form: ProductForm }) {
  const { t, i18n } = useLingui();
  const { label, value } = form.bind('allergens');
  const contained = allergensOf(value);
  const set = (next: readonly Allergen[] | undefined) =>
    form.set('allergens', allergensValue(next));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <Box
        label={t`The pack states its allergens`}
        checked={value !== ''}
        onChange={(isStated) => set(isStated ? [] : undefined)}
      />
      {value !== '' && (
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {allergens.map((each) => (
            <Box
              key={each}
              label={i18n._(allergenLabels[each])}
              checked={contained.includes(each)}
              onChange={(isContained) =>
                set(
                  allergens.filter((other) =>
                    other === each ? isContained : contained.includes(other),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
      <p className="text-sm text-muted">
        {value === ''
          ? t`Not stated: it may contain any, and replaces only products that do not state them either.`
          : t`What is not ticked is not in it.`}
      </p>
    </fieldset>
  );
}

type BoxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Box = ({ label, checked, onChange }: BoxProps) => (
  <label className="flex min-h-touch w-fit items-center gap-2.5">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-leaf"
    />
    {label}
  </label>
);
