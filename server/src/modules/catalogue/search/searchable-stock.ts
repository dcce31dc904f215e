/** A stock on sale, as the search index needs it. */
export type SearchableStock = {
  id: number;
  name: string;
  /** Its names in the languages beside English. */
  other_names: readonly string[];
  /** In all languages. */
  description: string;
  /** The names of its categories, in all languages. */
  category_names: string;
  sequence: number;
  category_id: number;
  subcategory_id: number;
  veg: boolean;
  featured: boolean;
  /** Neither of its categories is inactive. */
  in_active_category: boolean;
};
