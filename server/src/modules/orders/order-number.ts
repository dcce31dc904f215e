/** What people call an order: the first segment of its uid. */
export const orderNumber = (uid: string): string => uid.split('-')[0] ?? uid;

/** The path of an order's page. */
export const orderPath = (uid: string): string => `/orderSummary/${uid}`;
