import './tables.ts';

export { AccessTokens } from './access-tokens.ts';
export { findAddress } from './addresses-store.ts';
export { createAuthenticate, sessionCookie } from './authenticate.ts';
export { findContact, findOrMakeCustomer, holdCustomer, toContact } from './customers-store.ts';
export type { CustomerElsewhere, IdentityDeps } from './deps.ts';
export { readEmail } from './email.ts';
export type { OtpLimits } from './otp-limits.ts';
export { forgetOldCodes } from './otp-store.ts';
export { identityRoutes } from './routes.ts';
export { Secrets } from './secrets.ts';
export { forgetOldSessions, sessionsEndedSince, startSession } from './sessions.ts';
