import type { Category } from '@sabuja/contract';
import { paths } from '@sabuja/contract/rules/page-paths';
import type { Locale } from '@sabuja/kit';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/index.ts';
import { listSubcategories, toApiCategory } from '../categories-store.ts';

/** A page of the shop, and the API responses that replace the saved data while it is rendered. */
export type PreviewPage = {
  path: string;
  locale: Locale;
  /** Returns the response to a request by its path and query; undefined: the real API responds. */
  respond: (path: string) => unknown;
};

/** Renders a page as shoppers get it, without scripts; its API calls count for the address of `request`. */
export type RenderPreview = (page: PreviewPage, request: FastifyRequest) => Promise<string>;

type ShownItem = { id: number; category_id: number; item: object; request: string };

/** The page of an item that the transaction has put on sale; it may be the first item of its subcategory. */
export async function readItemPage(
  tx: Tx,
  { id, category_id, item, request }: ShownItem,
  locale: Locale,
): Promise<PreviewPage> {
  const shown = await listSubcategories(tx, category_id, true);
  const subcategories = shown.map((row): Category => toApiCategory(row, locale));
  return {
    path: paths.product(id),
    locale,
    respond: (path) => {
      if (path === request) return item;
      return path.startsWith(`/api/v1/categories/${category_id}/sub`) ? subcategories : undefined;
    },
  };
}
