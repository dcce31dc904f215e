import { seconds } from '@sabuja/kit';
import { expect, vi } from 'vitest';

/** Waits for an element of the document; long enough for a lazily loaded dialog on a busy machine. */
export const findElement = <T extends Element = HTMLElement>(selector: string): Promise<T> =>
  vi.waitFor(() => document.querySelector<T>(selector) ?? expect.fail(`no ${selector}`), {
    timeout: seconds(10),
  });
