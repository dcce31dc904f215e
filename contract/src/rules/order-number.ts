/** The number of an order as shown to people: the first segment of its uid ('6f7f1c0e'). */
export const orderNumber = (uid: string): string => uid.split('-')[0] ?? uid;

/** What names an order in the wallet and at the payment provider, in English. */
export const orderTitle = (uid: string): string => `Order #${orderNumber(uid)}`;
