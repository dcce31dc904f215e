import { messages as hi } from '../messages/hi.po';
import { messages as or } from '../messages/or.po';
import { addCatalogue } from './catalogues.ts';

/** The server speaks every language at once. */
export function addAllCatalogues(): void {
  addCatalogue('hi', hi);
  addCatalogue('or', or);
}
