/** The job that sends the payment link of an order which staff placed. */
export const sendPaymentLinkJob = 'send_payment_link';
