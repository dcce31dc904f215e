/**
 * Returns the token of the link with which the page was opened. Removes it from the URL at once, so that it is not in
 * the browser's history or in screenshots; after a reload of the tab it is read from the history state.
 */
export function takeLinkToken(): string | undefined {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token');
  if (token === null) return readState();
  window.history.replaceState({ ...window.history.state, token }, '', pathname);
  return token;
}

function readState(): string | undefined {
  const { state } = window.history;
  return typeof state?.token === 'string' ? state.token : undefined;
}
