import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { renderEverything } from './render-everything.ts';

/** The minified script takes three quarters of the other one's time to load. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Contrast cannot be measured during a colour transition; when one ends, inheriting elements start their own. */
const WAIT_FOR_TRANSITIONS = `(async () => {
  const running = () => document.getAnimations().filter((a) => a instanceof CSSTransition);
  while (running().length > 0) await Promise.allSettled(running().map((a) => a.finished));
})()`;

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Each frame is scanned separately: axe silently skips a frame that does not respond to its parent frame.
  iframes: false,
};

/** Runs in the page: lists violations as 'rule: element, what to do'. Toasts that are being removed are ignored. */
const FIND_VIOLATIONS = `(async () => {
  const { violations } = await axe.run({ exclude: ['[data-removed="true"]'] }, ${JSON.stringify(options)});
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ': ' + target + ' ' + failureSummary));
})()`;

async function findViolations(frame: Frame): Promise<string[]> {
  // axe is loaded once per document, since loading it takes longer than most of its runs.
  if (!(await frame.evaluate(`'axe' in window`))) await frame.evaluate(AXE);
  return frame.evaluate(FIND_VIOLATIONS);
}

/** Expects no accessibility violations on this screen and in its frames (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // While a toast fades in or out, its contrast is too low.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-sonner-toast][data-mounted="false"]')).toHaveCount(0);
  await renderEverything(page);
  await page.evaluate(WAIT_FOR_TRANSITIONS);
  const violations = await Promise.all(page.frames().map(findViolations));
  expect(violations.flat()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}
