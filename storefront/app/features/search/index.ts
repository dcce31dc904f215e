export { closeSearch, openSearch } from './search-store.ts';
export {
  prepareSearch,
  SearchField,
  SearchIcon,
  SearchOverlayHost,
  WideSearch,
} from './search-triggers.tsx';
