import type { Page } from '@playwright/test';

/** Holds the scaling of photos on this page until the returned function is called. */
export async function holdPhotos(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const release = new Promise<void>((resolve) =>
      Object.assign(window, { releasePhotos: resolve }),
    );
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      void release.then(() => toBlob.apply(this, args));
    };
  });
  return () => page.evaluate('releasePhotos()');
}
