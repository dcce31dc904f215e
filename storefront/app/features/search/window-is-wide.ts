/** As of this width the top bar has the search field within it (`md` in the style sheet). */
const wide = '(width >= 48rem)';

export const isWide = (): boolean => matchMedia(wide).matches;

/** Ends when the window is wide, now or later; on the server, which knows no width, at once. */
export async function windowBecomesWide(): Promise<void> {
  if (import.meta.env.SSR || isWide()) return;
  await new Promise((resolve) =>
    matchMedia(wide).addEventListener('change', resolve, { once: true }),
  );
}
