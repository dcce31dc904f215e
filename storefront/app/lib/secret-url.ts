declare global {
  interface Window {
    /** The query the page was opened with, until it is read. */
    openedWith?: string;
  }
}

/**
 * Runs in the page's head: removes a deletion link's token from the URL before anything is
 * requested. Font requests of an inline style sheet would send that URL as referrer, whatever the
 * page's policy is.
 */
export const secretUrlScript =
  'if(/^\\/deleteaccount\\b/i.test(location.pathname)&&location.search){window.openedWith=location.search;history.replaceState(null,"",location.pathname)}';

/** Returns the query a page with a secret URL was opened with; only once. */
export function takeInitialQuery(): string {
  const { openedWith = '' } = window;
  delete window.openedWith;
  return openedWith;
}
