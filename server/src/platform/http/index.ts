export type { Actor, Authenticate } from './actor.ts';
export { type Handlers, type Incoming, type Mounting, mountCalls } from './mount.ts';
export { HttpProblem, notFound, type Problems } from './problem.ts';
export { createHttp } from './server.ts';
export { xsrfCookie } from './xsrf.ts';
