import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hosts that a page must reach to be paid through the real provider (decision 0024); none for its sandbox. */
const providers = {
  none: { script: '', frame: '', connect: '', img: '', opener: 'same-origin' },
  razorpay: {
    script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
    frame: ' https://api.razorpay.com https://checkout.razorpay.com',
    connect:
      ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
    img: ' https://cdn.razorpay.com',
    // Banks answer in a window of their own.
    opener: 'same-origin-allow-popups',
  },
} as const;

/** Whose sheet the pages open. */
export type PaidThrough = keyof typeof providers;

/**
 * The headers of a page. Its inline scripts are allowed by their hashes, so that a page kept and
 * shared needs no nonce; nothing else inline or from another host may run.
 */
export function securityHeaders(
  html: string,
  paidThrough: PaidThrough = 'none',
): Record<string, string> {
  const hosts = providers[paidThrough];
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    ...fixed,
    'cross-origin-opener-policy': hosts.opener,
    'content-security-policy': policy(hashes.join(' '), hosts),
  };
}

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), otp-credentials=(self)',
};

const policy = (scripts: string, hosts: (typeof providers)[PaidThrough]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${hosts.script} ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosts.img}`,
    `frame-src 'self'${hosts.frame}`,
    `connect-src 'self'${hosts.connect}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
