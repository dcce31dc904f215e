export { closeSearch } from './search-store.ts';
export {
  preloadSearch,
  SearchField,
  SearchIcon,
  SearchOverlayHost,
  WideSearch,
} from './search-triggers.tsx';
