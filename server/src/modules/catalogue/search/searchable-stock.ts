/** A stock on sale, as search looks at it. */
export type SearchableStock = {
  id: number;
  name: string;
  description: string;
  /** The names of the categories it lies in. */
  shelf: string;
  sequence: number;
  category_id: number;
  subcategory_id: number;
  veg: boolean;
  featured: boolean;
  /** Neither of its categories is inactive. */
  in_active_category: boolean;
};
