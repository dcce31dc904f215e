import type { Page } from '@playwright/test';

/**
 * Controls the page's clock. Call it before the page is opened: the clock runs until `stop`,
 * afterwards only by `pass`, which runs every timer at its exact millisecond.
 */
export async function controlPageClock(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  return {
    /** Jumps ahead to a time that no page has reached, and stops there. */
    stop: () => page.clock.pauseAt(start + 600_000),
    /** Lets the clock run again. */
    resume: () => page.clock.resume(),
    advance: async (ms: number) => {
      await page.clock.runFor(ms);
      await page.evaluate(WAIT_FOR_TASKS);
    },
  };
}

/** React renders in tasks that no clock controls. */
const WAIT_FOR_TASKS = `(async () => {
  for (let n = 0; n < 3; n++) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  }
})()`;
