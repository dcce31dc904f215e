/** From this width the top bar contains the search field (`md` in the style sheet). */
const WIDE_QUERY = '(width >= 48rem)';

export const isWideViewport = (): boolean => matchMedia(WIDE_QUERY).matches;

/** Resolves when the window is wide, now or later; on the server at once. */
export async function waitForWideViewport(): Promise<void> {
  if (import.meta.env.SSR || isWideViewport()) return;
  await new Promise((resolve) =>
    matchMedia(WIDE_QUERY).addEventListener('change', resolve, { once: true }),
  );
}
