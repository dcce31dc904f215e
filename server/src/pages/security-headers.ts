import type { CheckoutHosts } from '../modules/payments/index.ts';

/** For pages without checkout, or with the checkout that the shop itself serves. */
const noHosts: CheckoutHosts = { script: [], frame: [], connect: [], img: [], opensWindows: false };

/** The hosts that a page may access besides the shop's own, and whether its URL is secret. */
type PageRequirements = {
  /** The hosts of the payment provider's checkout. */
  checkoutHosts?: CheckoutHosts | undefined;
  /** The origins of the map's style and tiles. */
  mapHosts?: readonly string[] | undefined;
  /** The URL of pictures and videos, if not the shop itself. */
  mediaHost?: string | undefined;
  /** True if the URL of the page contains a secret, which requests of the page must not send as referrer. */
  hasSecretUrl?: boolean | undefined;
};

/**
 * Returns the security headers of a page. Its own inline scripts are allowed by their hashes (`takeOwnScripts`), so
 * that a cached and shared page needs no nonce. Other inline scripts, and scripts of unlisted hosts, cannot run.
 */
export function securityHeaders(
  hashes: readonly string[],
  {
    checkoutHosts = noHosts,
    mapHosts = [],
    mediaHost,
    hasSecretUrl = false,
  }: PageRequirements = {},
): Record<string, string> {
  return {
    ...fixedHeaders,
    ...(hasSecretUrl && { 'referrer-policy': 'no-referrer' }),
    'cross-origin-opener-policy': checkoutHosts.opensWindows
      ? 'same-origin-allow-popups'
      : 'same-origin',
    'content-security-policy': buildContentSecurityPolicy(hashes.join(' '), {
      checkoutHosts,
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
 * Returns the security headers of the console. They allow only its own script files, the camera for scanning barcodes,
 * and WebAssembly for the library that scans barcodes in browsers without support (decision 0105), but not `eval`.
 */
export const consoleHeaders = (
  mediaHost: string,
  mapHosts: readonly string[] = [],
): Record<string, string> => ({
  ...fixedHeaders,
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': buildContentSecurityPolicy("'wasm-unsafe-eval'", {
    checkoutHosts: noHosts,
    mapHosts,
    mediaHost,
  }),
});

type Origins = {
  checkoutHosts: CheckoutHosts;
  mapHosts: readonly string[];
  mediaHost: string | undefined;
};

function buildContentSecurityPolicy(
  scripts: string,
  { checkoutHosts, mapHosts, mediaHost }: Origins,
): string {
  const { script, frame, connect, img } = checkoutHosts;
  const map = listSources(mapHosts);
  const media = mediaHost ? ` ${new URL(mediaHost).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${listSources(script)} ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${listSources(img)}${map}${media}`,
    `media-src 'self'${media}`,
    `frame-src 'self'${listSources(frame)}`,
    `connect-src 'self'${listSources(connect)}${map}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const listSources = (hosts: readonly string[]): string => hosts.map((host) => ` ${host}`).join('');
