import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { seconds } from '@sabuja/kit';

/** Profile of the measured phone and its network, throttled by the browser itself. */
export const PHONE = {
  width: 390,
  height: 844,
  /** Minimum milliseconds from a request to the first byte of its response. */
  latency: seconds(0.15),
  /** Kilobits (1000 bits) per second. */
  down: 1600,
  up: 750,
  cpuSlowdown: 4,
} as const;

/** True if Chromium cannot use its sandbox, because it runs as root. */
export const NEEDS_NO_SANDBOX = process.getuid?.() === 0;

/** Launches Chromium as the journeys do. */
export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    args: [
      ...(NEEDS_NO_SANDBOX ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
    ...(executablePath && { executablePath }),
  });

/** Creates the browser context of a first-time visitor: empty cache, no cookies, no open connections. */
export const newVisitor = (browser: Browser, scale: number): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });

/** Throttles the network and processor of a page. */
export async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: bytesPerSecond(PHONE.down),
    uploadThroughput: bytesPerSecond(PHONE.up),
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
}

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;
