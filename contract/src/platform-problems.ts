import type { Call, Method, ProblemStatus } from './call.ts';

/** True for a call that changes data: a request with a session cookie must then send the anti-forgery header. */
export const isChanging = (method: string, call: Pick<Call, 'rate'>): boolean =>
  method !== 'GET' || (call.rate !== 'read' && call.rate !== 'file');

type PlatformStatus = ProblemStatus | 413 | 415;

/** Codes and statuses of the problems that follow from guard, rate class and input of a call. */
export const platformProblems = (
  method: Method,
  call: Call,
): Readonly<Record<string, PlatformStatus>> => ({
  ...(hasSession(call) && { SIGNED_OUT: 401 }),
  ...(call.guard !== 'provider' && isChanging(method, call) && { XSRF: 403 }),
  ...(call.guard === 'staff' && { SECOND_FACTOR_NEEDED: 403, NOT_PERMITTED: 403 }),
  ...(call.guard === 'staff-session' && !call.byPin && { NOT_PERMITTED: 403 }),
  ...(call.whenOpen && { SHOP_NOT_OPEN: 409 }),
  ...(hasInput(call) && { INVALID: 422 }),
  ...(call.rate !== 'unlimited' && { TOO_MANY_REQUESTS: 429 }),
  ...(method !== 'GET' && bodyProblems(call)),
});

const hasSession = ({ guard }: Call): boolean =>
  guard === 'customer' || guard === 'staff' || guard === 'staff-session';

const hasInput = ({ params, query, body, form }: Call): boolean =>
  [params, query, body, form].some((schema) => schema !== undefined);

/** Problems of a body that are found before its fields are validated, even if the call declares no body. */
function bodyProblems({ guard, form, file }: Call): Record<string, PlatformStatus> {
  const tooLarge = { FST_ERR_CTP_BODY_TOO_LARGE: 413 } as const;
  if (guard === 'provider' || file) return tooLarge;
  const unreadable = form
    ? ({ UNREADABLE: 400 } as const)
    : ({ FST_ERR_CTP_INVALID_JSON_BODY: 400, FST_ERR_CTP_EMPTY_JSON_BODY: 400 } as const);
  return { ...unreadable, ...tooLarge, FST_ERR_CTP_INVALID_MEDIA_TYPE: 415 };
}
