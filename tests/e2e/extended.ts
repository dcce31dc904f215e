/** Details of a test that repeats another one, such as in another language: `npm test` leaves it out (decision 0174). */
export const extended = (repeats: boolean) => ({ tag: repeats ? ['@extended'] : [] });
