export { closeSearch, openSearch } from './search-store.ts';
export { SearchField, SearchIcon, SearchOverlayHost, WideSearch } from './search-triggers.tsx';
