import type { LegalPageName } from './legal-pages.ts';

/** Sort and filters of a list, in its URL. */
export type ListArrangement = {
  sort?: 'price' | 'price_desc' | 'discount' | 'origin' | undefined;
  /** Filters: `stock` shows only items in stock, `off` only discounted items. */
  stock?: 1 | undefined;
  off?: 1 | undefined;
  veg?: 0 | 1 | undefined;
  /** Filter: only items from this country (ISO 3166-1). */
  origin?: string | undefined;
};

/** The state of a category page in its URL: subcategory, list, sort, filters and page. */
export type CategoryView = ListArrangement & {
  sub?: number | undefined;
  show?: 'combo' | undefined;
  page?: number | undefined;
};

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The state of a search page in its URL: query, sort and filters. */
export type SearchView = ListArrangement & { q: string };

/** The paths of the shop's pages, for links in pages, messages and sitemaps; they are built nowhere else. */
export const paths = {
  home: () => '/',
  /** The list of categories is a part of Home. */
  categories: () => '/#categories',
  category: (id: number, view: CategoryView = {}) =>
    withQuery(`/categories/${id}`, { ...view, page: view.page === 1 ? undefined : view.page }),
  search: (view: SearchView) => withQuery('/search', view),
  product: (id: number) => `/product/${id}`,
  /** `next` is the path to return to after signing in. */
  auth: (next?: string) => withQuery('/Auth', { next }),
  cart: () => '/cart',
  checkout: () => '/checkout',
  orderSummary: (orderUid: string) => `/orderSummary/${encodeURIComponent(orderUid)}`,
  /** A complaint, on the page of its order. */
  complaint: (orderUid: string, ticketNo: string) =>
    `/orderSummary/${encodeURIComponent(orderUid)}#${encodeURIComponent(ticketNo)}`,
  /** The PDF file itself, from the API; the session cookie authenticates the request. */
  invoice: (orderUid: string) => `/api/v1/orders/${encodeURIComponent(orderUid)}/invoice`,
  profile: () => '/profile',
  profileInfo: () => '/profile/info',
  profileAddresses: () => '/profile/myaddress',
  profileWallet: () => '/profile/wallet',
  profileOrders: () => '/profile/order',
  deleteAccount: () => '/deleteAccount',
  /** The page that undoes the change of a number; the token is in the hash, so the page request does not send it. */
  undoNumberChange: (token: string) => `/numberchange#${token}`,
  /** The page that downloads the copy of their data that a customer requested; its token is in the hash too. */
  privacyCopy: (token: string) => `/mydata#${token}`,
  about: () => '/aboutus',
  contact: () => '/contactus',
  offline: () => '/offline',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** A version of the terms, the privacy notice or About Us that is not the one in effect. */
  legalVersion: (page: LegalPageName, version: number) => `/${page}/versions/${version}`,
} as const;
