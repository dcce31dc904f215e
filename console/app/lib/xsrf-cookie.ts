/** The cookie with the XSRF token, which staff's changing requests send in a header. */
export const XSRF_COOKIE = 'XSRF-TOKEN-STAFF';
