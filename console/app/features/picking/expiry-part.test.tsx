// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ExpiryPart } from './expiry-part.tsx';

let unmount = () => {};
afterEach(() => unmount());

test.each([
  [false, 'Good until 30 Nov 2026 · B12'],
  [
    true,
    'Curd is good until 30 Nov 2026 only: take packs with a later date, or mark them as damaged.',
  ],
])(
  'S10.268 a line shows until when its packs are good; over on the day of delivery: %s',
  async (isOver, text) => {
    const part = {
      name: 'Curd',
      expires_on: '2026-11-30',
      batch: 'B12',
      units: 2,
      is_over: isOver,
    };
    const page = renderPage(<ExpiryPart part={part} />, '/', () => ({}));
    unmount = page.unmount;
    await vi.waitFor(() => expect(page.parent.textContent).toBe(text));
  },
);
