export type { Authenticate } from './actor.ts';
export { callerKeyOf } from './caller.ts';
export { isLocalRequest } from './local-request.ts';
export { type MountContext, mountCalls } from './mount.ts';
export { type PagedRows, type Paging, toPage } from './page.ts';
export { notFound, type ProblemsOf } from './problem.ts';
export { createHttp } from './server.ts';
export type { AuthenticateStaff, StaffActor } from './staff-actor.ts';
export { xsrfCookie } from './xsrf.ts';
