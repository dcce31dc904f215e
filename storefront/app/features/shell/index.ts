export { BrandBar } from './brand-bar.tsx';
export { ErrorScreen, NotFoundScreen, RouteError } from './error-screens.tsx';
export { Shell } from './shell.tsx';
export { shopQuery } from './shop-query.ts';
export { currentYear } from './use-year.ts';
