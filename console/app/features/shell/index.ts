export { LoadedPage } from './loaded-page.tsx';
export { navGroups } from './nav-items.ts';
export { Page, Section } from './page.tsx';
export { redirectHome } from './redirect-home.ts';
export { LoadingPage, NotFoundPage, RouteError } from './route-states.tsx';
export { Shell } from './shell.tsx';
