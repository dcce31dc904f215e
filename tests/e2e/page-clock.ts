import type { Page } from '@playwright/test';

/**
 * The page's own time. To be called before the page is opened: until `stop` it goes on by itself,
 * afterwards only by `pass`, which runs every timer at its very millisecond.
 */
export async function controlPageClock(page: Page) {
  const start = Date.now();
  await page.clock.install({ time: start });
  return {
    /** Jumps ahead to a time that no page has reached by itself, and stays there. */
    stop: () => page.clock.pauseAt(start + 600_000),
    /** By itself again. */
    resume: () => page.clock.resume(),
    advance: async (ms: number) => {
      await page.clock.runFor(ms);
      await page.evaluate(WAIT_FOR_TASKS);
    },
  };
}

/** React renders in tasks of its own, which no clock holds. */
const WAIT_FOR_TASKS = `(async () => {
  for (let n = 0; n < 3; n++) {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  }
})()`;
