import type { Page } from '@playwright/test';

/**
 * Controls the page's clock. It must be called before the page is opened. The clock runs until `stop`;
 * afterwards only `advance` moves it, which runs every timer at its exact millisecond.
 */
export async function controlPageClock(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  return {
    /** Sets the clock to a time that no page has reached yet, and stops it there. */
    stop: () => page.clock.pauseAt(start + 600_000),
    /** Lets the clock run again. */
    resume: () => page.clock.resume(),
    advance: async (ms: number) => {
      await page.clock.runFor(ms);
      await page.evaluate(WAIT_FOR_TASKS);
    },
  };
}

/** Runs in the page: waits for the tasks in which React renders, which the installed clock does not control. */
const WAIT_FOR_TASKS = `(async () => {
  for (let n = 0; n < 3; n++) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  }
})()`;
