/** The job that sends the payment link of an order which staff placed. */
export const sendPaymentLinkJob = 'send_payment_link';

/** A link is sent once for an order that waits for it. */
export const paymentLinkJobKey = (uid: string): string => `payment-link-${uid}`;
