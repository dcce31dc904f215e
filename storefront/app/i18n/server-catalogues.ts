import { messages as hi } from '../messages/hi.po';
import { messages as or } from '../messages/or.po';
import { addCatalogue } from './catalogues.ts';

/** Registers the catalogues of all languages on the server. */
export function addAllCatalogues(): void {
  addCatalogue('hi', hi);
  addCatalogue('or', or);
}
