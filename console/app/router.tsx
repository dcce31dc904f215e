import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import {
  CodeScreen,
  preferPin,
  requireBegunSignIn,
  requireSession,
  SignInScreen,
  sessionQuery,
} from './features/session/index.ts';
import {
  LoadingPage,
  NotFoundPage,
  RouteError,
  redirectHome,
  Shell,
} from './features/shell/index.ts';
import { clearDevice } from './lib/device-session.ts';
import { hasUnsaved } from './lib/leave-guard.ts';
import { innerPath, paths } from './lib/paths.ts';
import { endedMember, onSignedOut } from './lib/signed-out.ts';

const lazyPage = (load: () => Promise<React.ComponentType>) => async () => ({
  Component: await load(),
});

/** Pages that need no session. */
const openPages: RouteObject[] = [
  { path: paths.signIn, loader: preferPin, Component: SignInScreen },
  {
    path: paths.signInByPin,
    lazy: lazyPage(async () => (await import('./features/pin/index.ts')).PinScreen),
  },
  {
    path: paths.signInCode,
    loader: requireBegunSignIn,
    Component: CodeScreen,
  },
  {
    path: paths.enrol,
    loader: requireBegunSignIn,
    lazy: lazyPage(async () => (await import('./features/enrol/index.ts')).EnrolScreen),
  },
  {
    path: paths.setUp,
    lazy: lazyPage(async () => (await import('./features/setup/index.ts')).SetUpScreen),
  },
  {
    path: paths.invitation,
    lazy: lazyPage(async () => (await import('./features/people/index.ts')).InvitationScreen),
  },
];

/** Pages for signed-in staff. */
const staffPages: RouteObject[] = [
  { index: true, loader: redirectHome },
  {
    path: paths.orders,
    lazy: lazyPage(async () => (await import('./features/orders/index.ts')).BoardScreen),
  },
  {
    path: paths.newOrder(),
    lazy: lazyPage(async () => (await import('./features/phone-order/index.ts')).PhoneOrderScreen),
  },
  {
    path: paths.order(':uid'),
    lazy: lazyPage(async () => (await import('./features/order/index.ts')).OrderScreen),
  },
  {
    path: paths.sheets,
    lazy: lazyPage(async () => (await import('./features/sheets/index.ts')).SheetsScreen),
  },
  {
    path: paths.slots,
    lazy: lazyPage(async () => (await import('./features/slots/index.ts')).SlotsScreen),
  },
  {
    path: paths.rounds,
    lazy: lazyPage(async () => (await import('./features/rounds/index.ts')).RoundsScreen),
  },
  {
    path: paths.rider,
    lazy: lazyPage(async () => (await import('./features/rider/index.ts')).RiderScreen),
  },
  {
    path: paths.cash,
    lazy: lazyPage(async () => (await import('./features/cash/index.ts')).CashScreen),
  },
  {
    path: paths.picking,
    lazy: lazyPage(async () => (await import('./features/picking/index.ts')).PickingListScreen),
  },
  {
    path: paths.pickTogether,
    lazy: lazyPage(async () => (await import('./features/picking/index.ts')).TogetherScreen),
  },
  {
    path: paths.pick(':uid'),
    lazy: lazyPage(async () => (await import('./features/picking/index.ts')).PickingScreen),
  },
  {
    path: paths.settings,
    lazy: lazyPage(async () => (await import('./features/settings/index.ts')).SettingsScreen),
  },
  {
    path: paths.complaints,
    lazy: lazyPage(async () => (await import('./features/complaints/index.ts')).ComplaintsScreen),
  },
  {
    path: paths.complaint(':ticket'),
    lazy: lazyPage(async () => (await import('./features/complaints/index.ts')).ComplaintScreen),
  },
  {
    path: paths.answerTemplates,
    lazy: lazyPage(
      async () => (await import('./features/answer-templates/index.ts')).TemplatesScreen,
    ),
  },
  {
    path: paths.privacy,
    lazy: lazyPage(async () => (await import('./features/privacy/index.ts')).PrivacyScreen),
  },
  {
    path: paths.privacyRequest(':number'),
    lazy: lazyPage(async () => (await import('./features/privacy/index.ts')).PrivacyRequestScreen),
  },
  {
    path: paths.today,
    lazy: lazyPage(async () => (await import('./features/today/index.ts')).TodayScreen),
  },
  {
    path: paths.figures,
    lazy: lazyPage(async () => (await import('./features/figures/index.ts')).FiguresScreen),
  },
  {
    path: paths.settlement,
    lazy: lazyPage(async () => (await import('./features/settlement/index.ts')).SettlementScreen),
  },
  {
    path: paths.transfer(':provider', ':id'),
    lazy: lazyPage(async () => (await import('./features/settlement/index.ts')).TransferScreen),
  },
  {
    path: paths.dayClose(':date'),
    lazy: lazyPage(async () => (await import('./features/settlement/index.ts')).DayCloseScreen),
  },
  {
    path: paths.attention,
    lazy: lazyPage(async () => (await import('./features/attention/index.ts')).AttentionScreen),
  },
  {
    path: paths.health,
    lazy: lazyPage(async () => (await import('./features/health/index.ts')).HealthScreen),
  },
  {
    path: paths.customers,
    lazy: lazyPage(async () => (await import('./features/customers/index.ts')).CustomersScreen),
  },
  {
    path: paths.customer(':uid'),
    lazy: lazyPage(async () => (await import('./features/customers/index.ts')).CustomerScreen),
  },
  {
    path: paths.stock,
    lazy: lazyPage(async () => (await import('./features/stock/index.ts')).StockScreen),
  },
  {
    path: paths.recalls,
    lazy: lazyPage(async () => (await import('./features/recalls/index.ts')).RecallsScreen),
  },
  {
    path: paths.recall(':id'),
    lazy: lazyPage(async () => (await import('./features/recalls/index.ts')).RecallScreen),
  },
  {
    path: paths.stockTakes,
    lazy: lazyPage(async () => (await import('./features/stock-takes/index.ts')).StockTakesScreen),
  },
  {
    path: paths.stockTake(':uid'),
    lazy: lazyPage(async () => (await import('./features/stock-takes/index.ts')).StockTakeScreen),
  },
  {
    path: paths.products,
    lazy: lazyPage(async () => (await import('./features/products/index.ts')).ProductsScreen),
  },
  {
    path: paths.newProduct,
    lazy: lazyPage(async () => (await import('./features/products/index.ts')).NewProductScreen),
  },
  {
    path: paths.productGrid,
    lazy: lazyPage(
      async () => (await import('./features/product-grid/index.ts')).ProductGridScreen,
    ),
  },
  {
    path: paths.product(':id'),
    lazy: lazyPage(async () => (await import('./features/products/index.ts')).ProductScreen),
  },
  {
    path: paths.combos,
    lazy: lazyPage(async () => (await import('./features/combos/index.ts')).CombosScreen),
  },
  {
    path: paths.newCombo,
    lazy: lazyPage(async () => (await import('./features/combos/index.ts')).NewComboScreen),
  },
  {
    path: paths.combo(':id'),
    lazy: lazyPage(async () => (await import('./features/combos/index.ts')).ComboScreen),
  },
  {
    path: paths.imports,
    lazy: lazyPage(async () => (await import('./features/imports/index.ts')).ImportsScreen),
  },
  {
    path: paths.import(':id'),
    lazy: lazyPage(async () => (await import('./features/imports/index.ts')).ImportScreen),
  },
  {
    path: paths.categories,
    lazy: lazyPage(async () => (await import('./features/categories/index.ts')).CategoriesScreen),
  },
  {
    path: paths.search,
    lazy: lazyPage(async () => (await import('./features/search/index.ts')).SearchScreen),
  },
  {
    path: paths.zones,
    lazy: lazyPage(async () => (await import('./features/zones/index.ts')).ZonesScreen),
  },
  {
    path: paths.coupons,
    lazy: lazyPage(async () => (await import('./features/coupons/index.ts')).CouponsScreen),
  },
  {
    path: paths.legal,
    lazy: lazyPage(async () => (await import('./features/legal/index.ts')).LegalScreen),
  },
  {
    path: paths.legalPage(':page'),
    lazy: lazyPage(async () => (await import('./features/legal/index.ts')).LegalPageScreen),
  },
  {
    path: paths.banners,
    lazy: lazyPage(async () => (await import('./features/banners/index.ts')).BannersScreen),
  },
  {
    path: paths.plans,
    lazy: lazyPage(async () => (await import('./features/plans/index.ts')).PlansScreen),
  },
  {
    path: paths.complaintReasons,
    lazy: lazyPage(
      async () => (await import('./features/complaint-reasons/index.ts')).ReasonsScreen,
    ),
  },
  {
    path: paths.notices,
    lazy: lazyPage(async () => (await import('./features/notices/index.ts')).NoticesScreen),
  },
  {
    path: paths.shop,
    lazy: lazyPage(async () => (await import('./features/shop/index.ts')).ShopScreen),
  },
  {
    path: paths.people,
    lazy: lazyPage(async () => (await import('./features/people/index.ts')).PeopleScreen),
  },
  {
    path: paths.devices,
    lazy: lazyPage(async () => (await import('./features/devices/index.ts')).DevicesScreen),
  },
  {
    path: paths.audit,
    lazy: lazyPage(async () => (await import('./features/audit/index.ts')).AuditScreen),
  },
  {
    path: paths.opening,
    lazy: lazyPage(async () => (await import('./features/opening/index.ts')).OpeningScreen),
  },
  {
    path: paths.account,
    lazy: lazyPage(async () => (await import('./features/account/index.ts')).AccountScreen),
  },
  { path: '*', Component: NotFoundPage },
];

export const router = createBrowserRouter(
  [
    {
      errorElement: <RouteError />,
      HydrateFallback: LoadingPage,
      children: [
        ...openPages,
        {
          Component: Shell,
          loader: requireSession,
          children: [{ errorElement: <RouteError />, children: staffPages }],
        },
      ],
    },
  ],
  { basename: '/console' },
);

onSignedOut(() => {
  const next = innerPath(router.state.location);
  const { location: leadsTo } = router.state.navigation;
  if ([next, leadsTo && innerPath(leadsTo)].some((path) => path?.startsWith(paths.signIn))) return;
  void clearDevice().catch(() => {});
  const session = queryClient().getQueryData(sessionQuery.queryKey);
  if (session && hasUnsaved()) {
    endedMember.set(session.member.uid);
    // So that it is loaded again when the user comes back from the other tab.
    void queryClient().invalidateQueries({ ...sessionQuery, refetchType: 'none' });
    return;
  }
  endedMember.set(undefined);
  queryClient().clear();
  queryClient().setQueryData(sessionQuery.queryKey, null);
  void router.navigate(`${paths.signIn}?${new URLSearchParams({ next })}`);
});
