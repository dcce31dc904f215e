/** True when a statement broke the unique rule of that name. */
export const brokeUnique = (error: unknown, rule: string): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === rule;
