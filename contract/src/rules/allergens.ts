/** The allergens that a label must declare (FSSAI, Labelling and Display Regulations 2020, 5(14)). */
export const allergens = [
  'GLUTEN',
  'CRUSTACEAN',
  'MILK',
  'EGG',
  'FISH',
  'PEANUT',
  'TREE_NUT',
  'SOY',
  'SULPHITE',
] as const;
export type Allergen = (typeof allergens)[number];
