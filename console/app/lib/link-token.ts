/**
 * The token of the link a page was opened with. It leaves the address bar at once, so that it is not in the
 * browser's history or in a picture of the screen; a reload of the same tab finds it in the history state.
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
