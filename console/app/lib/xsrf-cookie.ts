/** The cookie with the token that changes by staff carry in a header. */
export const XSRF_COOKIE = 'XSRF-TOKEN-STAFF';
