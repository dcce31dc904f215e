/** A stock on sale, as the search index needs it. */
export type SearchableStock = {
  id: number;
  name: string;
  description: string;
  /** The names of its categories. */
  category_names: string;
  sequence: number;
  category_id: number;
  subcategory_id: number;
  veg: boolean;
  featured: boolean;
  /** Neither of its categories is inactive. */
  in_active_category: boolean;
};
