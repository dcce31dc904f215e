/** What a page tells of itself while it loads. Times are milliseconds since it was asked for. */
export type Observed = {
  /** When all was there that the document names; 0 before. */
  loaded: number;
  /** When the first words or pictures were painted. */
  firstPaint: number;
  /** The largest that was painted, and when. */
  largest: { at: number; what: string };
  longTasks: Span[];
  shifts: Shift[];
};

/** A task of 50 ms or more, during which the page answers to no finger. */
export type Span = { start: number; duration: number };

/** Something moved by itself: how much of the screen, by how far. */
export type Shift = { at: number; score: number };

type Entry = {
  name: string;
  startTime: number;
  duration: number;
  loadEventEnd: number;
  value: number;
  hadRecentInput: boolean;
  url: string;
  element: { tagName: string; textContent: string | null } | null;
};

/** Runs in the page before its own scripts, so it may use nothing from outside itself. */
export function observePage(): void {
  const seen: Observed = {
    loaded: 0,
    firstPaint: 0,
    largest: { at: 0, what: '' },
    longTasks: [],
    shifts: [],
  };
  (globalThis as { observed?: Observed }).observed = seen;
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as unknown as Entry);
    }).observe({ type, buffered: true } as never);
  watch('navigation', (entry) => {
    seen.loaded = entry.loadEventEnd;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, url, element }) => {
    const words = (element?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const what = url ? new URL(url).pathname : `"${words}"`;
    seen.largest = { at: startTime, what: `${element?.tagName.toLowerCase() ?? 'gone'} ${what}` };
  });
  watch('longtask', ({ startTime: start, duration }) => seen.longTasks.push({ start, duration }));
  watch('layout-shift', ({ startTime: at, value: score, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at, score });
  });
}
