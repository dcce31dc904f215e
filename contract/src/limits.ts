/** How many days ahead an order may be placed, counted from today in India. */
export const bookableDays = 30;

/** How long the words of a complaint may be. */
export const mostComplaintLetters = 2000;

/** How many minutes an order paid online waits for its payment, with its stock and slot held (decision 0034). */
export const minutesToPay = 20;

/** Paise: the least and the most that the payment provider takes at once. */
export const leastOnline = 100;
export const mostOnline = 1_000_000_00;
