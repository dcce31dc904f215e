/** A stock or combo on sale, as the search index needs it. */
export type SearchableItem = {
  id: number;
  name: string;
  /** Its names in the languages other than English. */
  other_names: readonly string[];
  /** In all languages. */
  description: string;
  /** The names of its categories and, of a combo, of its kind, in all languages. */
  category_names: string;
  /** Its plain names, such as 'milk': a search for one ranks it above items that only contain the word. */
  staple_for: readonly string[];
  sequence: number;
  category_id: number;
  subcategory_id: number;
  veg: boolean;
  featured: boolean;
  /** Neither of its categories is inactive. */
  in_active_category: boolean;
};
