import type { CheckoutHosts } from '../../provider.ts';

/** What the checkout of the real provider needs of a page's Content-Security-Policy (decision 0024). */
const remoteHosts: CheckoutHosts = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  img: ['https://cdn.razorpay.com'],
  // Banks open a window of their own, which needs its opener.
  opensWindows: true,
};

/** Undefined for a sandbox, whose script the shop serves itself. */
export const checkoutHostsOf = (scriptUrl: string): CheckoutHosts | undefined =>
  scriptUrl.startsWith('/') ? undefined : remoteHosts;
