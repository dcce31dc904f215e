/** The pages of the console, relative to where it is mounted. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  enrol: '/sign-in/enrol',
  signInByPin: '/sign-in/pin',
  setUp: '/setup',
  invitation: '/invitation',
  orders: '/orders',
  order: (uid: string) => `/orders/${uid}`,
  slots: '/slots',
  picking: '/picking',
  pick: (uid: string) => `/picking/${uid}`,
  rounds: '/rounds',
  sheets: '/sheets',
  rider: '/rider',
  cash: '/cash',
  products: '/products',
  newProduct: '/products/new',
  product: (id: number | string) => `/products/${id}`,
  combos: '/combos',
  newCombo: '/combos/new',
  combo: (id: number | string) => `/combos/${id}`,
  imports: '/import',
  import: (id: string) => `/import/${id}`,
  categories: '/categories',
  settings: '/settings',
  complaints: '/complaints',
  complaintReasons: '/complaint-reasons',
  complaint: (ticket: string) => `/complaints/${ticket}`,
  today: '/today',
  figures: '/figures',
  attention: '/attention',
  health: '/health',
  customers: '/customers',
  customer: (uid: string) => `/customers/${uid}`,
  stock: '/stock',
  zones: '/zones',
  banners: '/banners',
  plans: '/plans',
  coupons: '/coupons',
  notices: '/notices',
  shop: '/shop',
  people: '/people',
  devices: '/devices',
  audit: '/audit',
  opening: '/opening',
  account: '/account',
} as const;

/** A path as links of the console name it, without the folder it is mounted on. */
export const innerPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  (pathname.replace(/^\/console(?=\/|$)/, '') || '/') + search;

/** A path of the console that was passed in an address; undefined for any other. */
export const safeNext = (value: string | null): string | null =>
  value !== null && /^\/(?![/\\])/.test(value) ? value : null;
