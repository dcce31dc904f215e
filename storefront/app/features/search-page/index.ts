export { prefetchSearchPage } from './prefetch-search-page.ts';
export { SearchScreen } from './search-screen.tsx';
