import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { seconds } from '@sabuja/kit';

/** The phone and its line that pages are measured on. The line is put on by the browser itself. */
export const PHONE = {
  width: 390,
  height: 844,
  /** Milliseconds from a request to the first byte of its answer, at least. */
  latency: seconds(0.15),
  /** Kilobits (1000) a second. */
  down: 1600,
  up: 750,
  cpuSlowdown: 4,
} as const;

/** True when Chromium can't use its sandbox: root has none. */
export const NEEDS_NO_SANDBOX = process.getuid?.() === 0;

/** Chromium as the journeys find it. */
export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    args: [
      ...(NEEDS_NO_SANDBOX ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
    ...(executablePath && { executablePath }),
  });

/** A visitor who was never here: nothing in the cache, no cookie, no connection open. */
export const newVisitor = (browser: Browser, scale: number): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });

/** Slows down the line and the processor of a page. */
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
