import type { StaffCategory } from '@sabuja/contract';
import { groupCategories } from './categories-query.ts';

/** The options of a select with all subcategories, grouped by category. */
export const SubcategoryOptions = ({ categories }: { categories: readonly StaffCategory[] }) =>
  groupCategories(categories)
    .filter(({ subcategories }) => subcategories.length > 0)
    .map(({ top, subcategories }) => (
      <optgroup key={top.category_id} label={top.name}>
        {subcategories.map(({ category_id, name }) => (
          <option key={category_id} value={category_id}>
            {name}
          </option>
        ))}
      </optgroup>
    ));
