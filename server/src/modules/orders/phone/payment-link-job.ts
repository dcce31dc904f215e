/** The job that sends the payment link of an order which staff placed. */
export const sendPaymentLinkJob = 'send_payment_link';

/** Returns the job key that prevents a second job for an order whose link is not sent yet. */
export const paymentLinkJobKey = (uid: string): string => `payment-link-${uid}`;
