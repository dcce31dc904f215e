/** The greatest id, and the greatest page number of a list. */
export const MAX_ID = 2_147_483_647;
export const MAX_PAGE = 100_000;

/** How many digits a one-time code has, and how many minutes it works. */
export const OTP_DIGITS = 5;
export const OTP_LIFE_MINUTES = 5;

/** How many days ahead an order may be placed, counted from today in India. */
export const bookableDays = 30;

/** How long the words of a complaint may be. */
export const mostComplaintLetters = 2000;

/** How many minutes an order paid online waits for its payment, with its stock and slot held (decision 0034). */
export const minutesToPay = 20;

/** Paise: the least and the most that the payment provider takes at once. */
export const leastOnline = 100;
export const mostOnline = 1_000_000_00;
