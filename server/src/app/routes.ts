import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  createPreviewPass,
  previewCookie,
  privacyCopyRoutes,
  staffAttentionRoutes,
  staffCustomerRoutes,
  staffDayCloseRoutes,
  staffFigureRoutes,
  staffHealthRoutes,
  staffOpeningRoutes,
  staffPrivacyRoutes,
  staffReportRoutes,
  staffTodayRoutes,
} from '../modules/back-office/index.ts';
import { cartRoutes } from '../modules/cart/index.ts';
import {
  type BackInStockDeps,
  type CatalogueCache,
  catalogueRoutes,
  favouriteRoutes,
  staffCategoryRoutes,
  staffComboRoutes,
  staffImportRoutes,
  staffPictureRoutes,
  staffPreviewRoutes,
  staffProductRoutes,
  staffScheduledPriceRoutes,
  staffSearchRoutes,
  staffStockRoutes,
  staffStockTakeRoutes,
  staffUploadRoutes,
} from '../modules/catalogue/index.ts';
import {
  complaintRoutes,
  isComplaintAbout,
  staffAnswerTemplateRoutes,
  staffComplaintReasonRoutes,
  staffComplaintRoutes,
} from '../modules/complaints/index.ts';
import {
  contentRoutes,
  createOpeningGate,
  findShopProfile,
  findStockMessageMinute,
  legalRoutes,
  staffBannerRoutes,
  staffContentRoutes,
  staffLegalRoutes,
  staffNoticeRoutes,
} from '../modules/content/index.ts';
import {
  createGeocoder,
  deliveryRoutes,
  staffSlotRoutes,
  staffZoneRoutes,
} from '../modules/delivery/index.ts';
import { type IdentityDeps, identityRoutes } from '../modules/identity/index.ts';
import {
  type createNotifications,
  createPushServiceCheck,
  defaultPushHosts,
  devOutboxRoutes,
  notificationRoutes,
} from '../modules/notifications/index.ts';
import {
  type BoardEvents,
  checkCheckoutLimits,
  countReportedMissing,
  countReserved,
  findBoughtTogether,
  findRemainingPart,
  hasOrdered,
  listPickedLines,
  type OrderEvents,
  orderRoutes,
  type PlaceOrderDeps,
  staffCashClosingRoutes,
  staffCorrectionRoutes,
  staffDeliveryPhotoRoutes,
  staffDepositPhotoRoutes,
  staffDepositRoutes,
  staffDispatchRoutes,
  staffNewOrderRoutes,
  staffOrderRefundRoutes,
  staffOrderRoutes,
  staffPackingRoutes,
  staffPhoneOrderRoutes,
  staffPickingRoutes,
  staffRecallRoutes,
  staffRefusalRoutes,
  staffUndoRoutes,
} from '../modules/orders/index.ts';
import {
  findVerifiedPayment,
  type PaymentDeps,
  paymentRoutes,
  staffSettlementRoutes,
} from '../modules/payments/index.ts';
import { pricingRoutes, staffCouponRoutes } from '../modules/pricing/index.ts';
import { type StaffDeps, staffRoutes } from '../modules/staff/index.ts';
import { rechargeRoutes, staffPlanRoutes, walletRoutes } from '../modules/wallet/index.ts';
import { mountConsole } from '../pages/console.ts';
import { mountManifest } from '../pages/manifest.ts';
import { mountPages } from '../pages/pages.ts';
import { createPreviews } from '../pages/previews.ts';
import { mountSitemap } from '../pages/sitemap.ts';
import type { CacheStore, ResponseCache } from '../platform/cache/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/db/index.ts';
import {
  type Authenticate,
  type AuthenticateStaff,
  createLoadClasses,
  type MountContext,
} from '../platform/http/index.ts';
import { type MediaStore, serveMedia } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { createDevPageGuard } from './dev-pages.ts';
import type { Metrics } from './metrics.ts';

export type RouteDeps = {
  http: FastifyInstance;
  connection: Connection;
  cacheStore: CacheStore;
  responseCache: ResponseCache;
  settings: Settings;
  clock: Clock;
  authenticate: Authenticate;
  authenticateStaff: AuthenticateStaff;
  staff: StaffDeps;
  identity: IdentityDeps;
  notifications: ReturnType<typeof createNotifications>;
  media: MediaStore;
  backInStock: BackInStockDeps;
  catalogueCache: CatalogueCache;
  payments: PaymentDeps;
  orderEvents: OrderEvents;
  boardEvents: BoardEvents;
  metrics: Metrics;
};

/** Mounts every route of the shop. */
export async function mountRoutes(deps: RouteDeps): Promise<void> {
  const {
    http,
    cacheStore,
    responseCache,
    settings,
    clock,
    identity,
    notifications,
    connection,
    payments,
  } = deps;
  const { db } = connection;
  const { authenticate, authenticateStaff } = deps;
  const { origin } = deps.backInStock;
  const loadClasses = createLoadClasses(settings.databaseConnections, deps.metrics.countShed);
  const context = {
    http,
    cacheStore,
    responseCache,
    loadClasses,
    authenticate,
    authenticateStaff,
    origin,
    isOpen: createOpeningGate(db),
  };
  identityRoutes(context, identity);
  const catalogue = { cache: deps.catalogueCache, findBoughtTogether };
  catalogueRoutes(context, { ...deps.backInStock, ...catalogue });
  favouriteRoutes(context, deps.backInStock);
  const canPayOnline = payments.providers.length > 0;
  contentRoutes(context, db, { canPayOnline });
  legalRoutes(context, db);
  cartRoutes(context, db);
  deliveryRoutes(context, {
    db,
    clock,
    geocoder: createGeocoder(settings.geocoder),
    onFailure: (error) => http.log.warn(error, 'an address could not be located'),
    mapStyleUrl: settings.mapStyleUrl,
  });
  pricingRoutes(context, {
    db,
    clock,
    checkLimits: checkCheckoutLimits,
    findRemainingPart,
    hasOrdered,
  });
  const { notify, prepareNotification } = notifications;
  const orders = { db, clock, notify, prepareNotification, payments };
  orderRoutes(context, { ...orders, orderEvents: deps.orderEvents });
  paymentRoutes(context, payments);
  walletRoutes(context, { db, clock });
  rechargeRoutes(context, { db, clock, findPayment: findVerifiedPayment });
  complaintRoutes(context, { db, clock, notify: notifications.notify });
  const maySeeDevPages = createDevPageGuard(settings, notifications.hasLocalCodes);
  mountStaffRoutes(context, deps, { orders, canPayOnline });
  const opening = mountOpening(context, deps, { hasOutbox: maySeeDevPages !== undefined });
  const isPushService = createPushServiceCheck([...defaultPushHosts, ...settings.pushHosts]);
  notificationRoutes(context, { db, clock, isPushService });
  await http.register(serveMedia(deps.media));
  if (maySeeDevPages) devOutboxRoutes(http, db, maySeeDevPages);
  mountSitemap({ http, db, origin });
  mountManifest(http, db);
  const isDevelopment = settings.mode === 'development';
  const { mediaHost, mapHosts } = settings;
  await mountConsole({ http, isDevelopment, mediaHost, mapHosts });
  const pages = { http, responseCache, loadClasses, origin, isDevelopment, mediaHost };
  const loadStorefront = await mountPages({
    ...pages,
    cacheStore,
    maySeeDevPages: maySeeDevPages ?? (() => false),
    checkoutHosts: payments.providers[0]?.checkout.hosts,
    mapHosts,
    ...opening,
  });
  const renderPreview = createPreviews({ ...pages, loadStorefront });
  staffPreviewRoutes(context, { db, clock, renderPreview });
}

/** Mounts the setup guide of a new shop; returns the functions that pages need until the shop is open. */
function mountOpening(
  context: MountContext,
  { connection: { db }, clock, settings, payments, notifications }: RouteDeps,
  { hasOutbox }: { hasOutbox: boolean },
) {
  const { testChannel, providerNames } = notifications;
  const { sessionSecret, secureCookies } = settings;
  const previewPass = createPreviewPass(sessionSecret, clock);
  staffOpeningRoutes(context, {
    ...{ db, clock, payments, testChannel, providerNames },
    ...{ hasOutbox, previewPass, secureCookies },
  });
  return {
    isOpen: context.isOpen,
    mayPreview: (request: FastifyRequest) => previewPass.isValid(request.cookies[previewCookie]),
    findShopProfile: () => findShopProfile(db),
  };
}

/** Mounts the calls of staff. */
function mountStaffRoutes(
  context: MountContext,
  { connection: { db }, clock, staff, media, boardEvents, notifications, identity }: RouteDeps,
  { orders, canPayOnline }: { orders: PlaceOrderDeps; canPayOnline: boolean },
): void {
  staffRoutes(context, staff);
  staffContentRoutes(context, { db, clock, canPayOnline });
  staffNoticeRoutes(context, { db, clock });
  staffLegalRoutes(context, { db, clock });
  staffBannerRoutes(context, { db, clock });
  staffPlanRoutes(context, { db, clock });
  staffCouponRoutes(context, { db, clock });
  staffSlotRoutes(context, { db, clock });
  staffImportRoutes(context, { db, clock });
  staffUploadRoutes(context, { db, clock });
  staffStockRoutes(context, { db, clock, countReserved });
  staffStockTakeRoutes(context, {
    db,
    clock,
    countReserved,
    countReportedMissing,
    listPickedLines,
  });
  staffProductRoutes(context, { db, clock });
  staffScheduledPriceRoutes(context, { db, clock });
  staffComboRoutes(context, { db, clock });
  staffCategoryRoutes(context, { db, clock });
  staffSearchRoutes(context, { db, clock });
  staffPictureRoutes(context, { db, clock, media });
  staffZoneRoutes(context, { db, clock });
  staffDispatchRoutes(context, { ...orders, boardEvents });
  staffDeliveryPhotoRoutes(context, { db, clock });
  staffPickingRoutes(context, orders);
  staffPackingRoutes(context, { db, clock });
  staffRecallRoutes(context, orders);
  staffUndoRoutes(context, orders);
  staffRefusalRoutes(context, orders);
  staffCorrectionRoutes(context, orders);
  staffPhoneOrderRoutes(context, { ...orders, identity });
  staffNewOrderRoutes(context, orders);
  staffOrderRefundRoutes(context, { ...orders, isComplaintAbout });
  staffOrderRoutes(context, { ...orders, boardEvents });
  staffComplaintRoutes(context, { db, clock, notify: notifications.notify });
  staffComplaintReasonRoutes(context, { db, clock });
  staffAnswerTemplateRoutes(context, { db, clock });
  staffCustomerRoutes(context, { db, clock });
  privacyCopyRoutes(context, { db, clock, identity });
  staffPrivacyRoutes(context, { db, clock, identity });
  staffAttentionRoutes(context, { ...orders.payments, db, clock });
  staffHealthRoutes(context, { db, clock });
  staffTodayRoutes(context, { db, clock });
  staffFigureRoutes(context, { db, clock });
  staffSettlementRoutes(context, orders.payments);
  staffDepositRoutes(context, { db, clock });
  staffCashClosingRoutes(context, { db, clock });
  staffDepositPhotoRoutes(context, { db, clock });
  staffDayCloseRoutes(context, { db, clock });
  staffReportRoutes(context, {
    ...{ db, clock, origin: identity.origin, readShopName: identity.readShopName },
    enqueueMessage: notifications.enqueueMessage,
    findStandardMinute: findStockMessageMinute,
  });
}
