/** Under which the lines of an order are cached as their picker sees them. */
export const pickingKey = (uid: string) => ['picking', 'order', uid];
