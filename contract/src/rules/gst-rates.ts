/** The rates of GST, in percent; the database checks them too. */
export const gstRates = [0, 5, 18, 40] as const;
