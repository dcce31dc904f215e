import type { CheckoutHosts } from '../../provider.ts';

/** The hosts that a page's Content-Security-Policy must allow for the real provider's checkout (decision 0024). */
const remoteHosts: CheckoutHosts = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  img: ['https://cdn.razorpay.com'],
  // Banks open their own window, which needs access to `window.opener`.
  opensWindows: true,
};

/** The hosts of a checkout; undefined for a sandbox, whose script the shop serves itself. */
export const checkoutHostsOf = (scriptUrl: string): CheckoutHosts | undefined =>
  scriptUrl.startsWith('/') ? undefined : remoteHosts;
