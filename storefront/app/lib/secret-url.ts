declare global {
  interface Window {
    /** The query that the page was opened with, while it waits to be read. */
    openedWith?: string;
  }
}

/**
 * Runs in the page's head: a deletion link's token leaves the address before anything is fetched. The
 * fonts of an inline style sheet would name that address to the server, whatever the page's policy is.
 */
export const secretUrlScript =
  'if(/^\\/deleteaccount\\b/i.test(location.pathname)&&location.search){window.openedWith=location.search;history.replaceState(null,"",location.pathname)}';

/** The query that a page with a secret address was opened with; it is given once. */
export function takeInitialQuery(): string {
  const { openedWith = '' } = window;
  delete window.openedWith;
  return openedWith;
}
