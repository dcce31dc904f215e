/** As of this width the top bar has the search field within it (`md` in the style sheet). */
const wide = '(width >= 48rem)';

/** Ends when the window is wide, now or later; on the server, which knows no width, at once. */
export async function windowIsWide(): Promise<void> {
  if (import.meta.env.SSR) return;
  const query = matchMedia(wide);
  if (query.matches) return;
  await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
}
