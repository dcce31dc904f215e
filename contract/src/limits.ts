/** How many days ahead an order may be placed, counted from today in India. */
export const bookableDays = 30;

/** How long the words of a complaint may be. */
export const mostComplaintLetters = 2000;
