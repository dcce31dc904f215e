export { SearchBox } from './search-box.tsx';
export { closeSearch, openSearch } from './search-store.ts';
export { SearchField, SearchIcon, SearchOverlayHost } from './search-triggers.tsx';
