/** Sort and filters of a list, in its URL. */
export type ListArrangement = {
  sort?: 'price' | 'price_desc' | 'discount' | 'origin' | undefined;
  /** Only what is in stock, only what is discounted. */
  stock?: 1 | undefined;
  off?: 1 | undefined;
  veg?: 0 | 1 | undefined;
  /** Only what comes from a country (ISO 3166-1). */
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

/** A search with its selection, in the URL of its results. */
export type SearchView = ListArrangement & { q: string };

/** The paths of the shop's pages, for links in pages, messages and sitemaps; they are built nowhere else. */
export const paths = {
  home: () => '/',
  /** The list of categories is on Home. */
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
  /** One complaint on its order's page. */
  complaint: (orderUid: string, ticketNo: string) =>
    `/orderSummary/${encodeURIComponent(orderUid)}#${encodeURIComponent(ticketNo)}`,
  /** The file itself, from the API; authenticated by the session cookie. */
  invoice: (orderUid: string) => `/api/v1/orders/${encodeURIComponent(orderUid)}/invoice`,
  profile: () => '/profile',
  profileInfo: () => '/profile/info',
  profileAddresses: () => '/profile/myaddress',
  profileWallet: () => '/profile/wallet',
  profileOrders: () => '/profile/order',
  deleteAccount: () => '/deleteAccount',
  /** The page that undoes the change of a number; the token is not sent to the server with the page's request. */
  undoNumberChange: (token: string) => `/numberchange#${token}`,
  /** The page that saves the copy of their data for which a customer asked; its token is sent as that above. */
  privacyCopy: (token: string) => `/mydata#${token}`,
  about: () => '/aboutus',
  contact: () => '/contactus',
  offline: () => '/offline',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** A version of terms or privacy notice other than that in effect. */
  legalVersion: (page: 'terms' | 'privacy', version: number) => `/${page}/versions/${version}`,
} as const;
