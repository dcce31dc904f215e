/** The departments in the order of a checkout and of the parts of an estimate (`__1`, `__2`). */
export const departments = ['KITCHEN', 'GROCERY'] as const;
export type Department = (typeof departments)[number];

/** The departments as staff list them: most products are groceries. */
export const staffDepartments = ['GROCERY', 'KITCHEN'] as const satisfies readonly Department[];
