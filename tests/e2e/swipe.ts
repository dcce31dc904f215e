import type { Locator } from '@playwright/test';

const STEPS = 12;

/** Swipes horizontally over the middle of an element, by less than its width. */
export async function swipe(element: Locator, direction: 'left' | 'right'): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const page = element.page();
  const touch = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const distance = box.width * 0.7 * (direction === 'left' ? -1 : 1);
  const start = box.x + box.width / 2 - distance / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', start);
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', start + (distance * step) / STEPS);
  }
  await send('touchEnd');
  await touch.detach();
}
