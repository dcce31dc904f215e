export { SearchBox } from './search-box.tsx';
export { SearchField, SearchIcon, SearchOverlayHost } from './search-triggers.tsx';
export { closeSearch, openSearch } from './search-store.ts';
