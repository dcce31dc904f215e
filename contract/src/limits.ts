/** The greatest id, and the greatest page number of a list. */
export const MAX_ID = 2_147_483_647;
export const MAX_PAGE = 100_000;

/** How many digits a one-time code has, and how many minutes it works. */
export const OTP_DIGITS = 5;
export const OTP_LIFE_MINUTES = 5;

/** How many days ahead an order may be placed, counted from today in India. */
export const MAX_BOOKING_DAYS_AHEAD = 30;

/** How long the words of a complaint may be. */
export const MAX_COMPLAINT_LENGTH = 2000;

/** How many minutes an order paid online waits for its payment, with its stock and slot held (decision 0034). */
export const PAYMENT_WINDOW_MINUTES = 20;

/** Paise: the least and the most that the payment provider takes at once. */
export const MIN_ONLINE_AMOUNT = 100;
export const MAX_ONLINE_AMOUNT = 1_000_000_00;
