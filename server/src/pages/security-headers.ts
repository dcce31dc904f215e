/**
 * Hosts that a page must reach to be paid through the real provider (decision 0024); none for its sandbox.
 */
const providers = {
  none: { script: '', frame: '', connect: '', img: '', opener: 'same-origin' },
  razorpay: {
    script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
    frame: ' https://api.razorpay.com https://checkout.razorpay.com',
    connect:
      ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
    img: ' https://cdn.razorpay.com',
    // Banks open a window of their own, which needs its opener.
    opener: 'same-origin-allow-popups',
  },
} as const;

/** The hosts that a page may reach beside the shop's own, and whether its URL is secret. */
type PageRequirements = {
  paymentProvider?: PaymentProviderName | undefined;
  /** Origins of the map's style and tiles. */
  mapHosts?: readonly string[] | undefined;
  /** Where its pictures and films come from, if not from the shop itself. */
  mediaHost?: string | undefined;
  /** Its URL carries a secret, which no request of the page may repeat as referrer. */
  hasSecretUrl?: boolean | undefined;
};

/** The provider whose checkout the pages open. */
export type PaymentProviderName = keyof typeof providers;

/**
 * The headers of a page. Its own inline scripts are allowed by their hashes (`takeOwnScripts`), so that a cached and
 * shared page needs no nonce; no other inline script and none from another host may run.
 */
export function securityHeaders(
  hashes: readonly string[],
  {
    paymentProvider = 'none',
    mapHosts = [],
    mediaHost,
    hasSecretUrl = false,
  }: PageRequirements = {},
): Record<string, string> {
  const hosts = providers[paymentProvider];
  return {
    ...fixedHeaders,
    ...(hasSecretUrl && { 'referrer-policy': 'no-referrer' }),
    'cross-origin-opener-policy': hosts.opener,
    'content-security-policy': buildContentSecurityPolicy(hashes.join(' '), {
      hosts,
      mapHosts,
      mediaHost,
    }),
  };
}

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), otp-credentials=(self)',
};

/**
 * The headers of the console: only its own scripts, which are all files, and the camera, which scans
 * barcodes.
 */
export const consoleHeaders = (mediaHost: string): Record<string, string> => ({
  ...fixedHeaders,
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': buildContentSecurityPolicy('', {
    hosts: providers.none,
    mapHosts: [],
    mediaHost,
  }),
});

type Origins = {
  hosts: (typeof providers)[PaymentProviderName];
  mapHosts: readonly string[];
  mediaHost: string | undefined;
};

function buildContentSecurityPolicy(
  scripts: string,
  { hosts, mapHosts, mediaHost }: Origins,
): string {
  const map = mapHosts.map((host) => ` ${host}`).join('');
  const media = mediaHost ? ` ${new URL(mediaHost).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${hosts.script} ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosts.img}${map}${media}`,
    `media-src 'self'${media}`,
    `frame-src 'self'${hosts.frame}`,
    `connect-src 'self'${hosts.connect}${map}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
