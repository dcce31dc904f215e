/**
 * The status of an API answer that was an error. By name, not by class: on the server the error is
 * made by the server's own copy of the client, not by the one built into the pages.
 */
export const apiStatus = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error
    ? Number(error.status)
    : undefined;
