/** The number of an order as shown to people: the first segment of its uid ('6f7f1c0e'). */
export const orderNumber = (uid: string): string => uid.split('-')[0] ?? uid;
