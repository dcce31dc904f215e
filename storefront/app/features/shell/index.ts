export { ErrorScreen, NotFoundScreen, RouteError } from './error-screens.tsx';
export { PageHead } from './page-head.tsx';
export { Shell } from './shell.tsx';
export { shopQuery } from './shop-query.ts';
