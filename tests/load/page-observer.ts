/** Values observed in a page while it loads. Times are milliseconds since navigation start. */
export type Observed = {
  /** When all resources of the document were loaded; 0 before. */
  loaded: number;
  /** When the first text or picture was painted. */
  firstPaint: number;
  /** The largest painted element, and when. */
  largest: { at: number; description: string };
  longTasks: LongTask[];
  shifts: LayoutShift[];
};

/** A task of 50 ms or more, during which the page does not respond to input. */
export type LongTask = { start: number; duration: number };

/** A layout shift; the score is the share of the screen that moved times the distance. */
export type LayoutShift = { at: number; score: number };

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

/** Runs in the page before its own scripts; it must be self-contained. */
export function observePage(): void {
  const observed: Observed = {
    loaded: 0,
    firstPaint: 0,
    largest: { at: 0, description: '' },
    longTasks: [],
    shifts: [],
  };
  (globalThis as { observed?: Observed }).observed = observed;
  const observeEntries = (type: string, onEntry: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry as unknown as Entry);
    }).observe({ type, buffered: true } as never);
  observeEntries('navigation', (entry) => {
    observed.loaded = entry.loadEventEnd;
  });
  observeEntries('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  observeEntries('largest-contentful-paint', ({ startTime, url, element }) => {
    const text = (element?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const description = url ? new URL(url).pathname : `"${text}"`;
    observed.largest = {
      at: startTime,
      description: `${element?.tagName.toLowerCase() ?? 'gone'} ${description}`,
    };
  });
  observeEntries('longtask', ({ startTime: start, duration }) =>
    observed.longTasks.push({ start, duration }),
  );
  observeEntries('layout-shift', ({ startTime: at, value: score, hadRecentInput }) => {
    if (!hadRecentInput) observed.shifts.push({ at, score });
  });
}
