export type { Authenticate } from './actor.ts';
export { callerOf } from './caller.ts';
export { isFromHere } from './from-here.ts';
export { type Mounting, mountCalls } from './mount.ts';
export { type Found, type Paging, toPage } from './page.ts';
export { notFound, type ProblemsOf } from './problem.ts';
export { createHttp } from './server.ts';
export { xsrfCookie } from './xsrf.ts';
