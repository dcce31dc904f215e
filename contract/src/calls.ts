import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { complaintCalls } from './complaints.ts';
import { contentCalls } from './content.ts';
import { deliveryCalls } from './delivery.ts';
import { favouriteCalls } from './favourites.ts';
import { identityCalls } from './identity.ts';
import { legalCalls } from './legal.ts';
import { notificationCalls } from './notifications.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { pricingCalls } from './pricing.ts';
import { privacyCalls } from './privacy.ts';
import { staffCalls } from './staff.ts';
import { staffAnswerTemplateCalls } from './staff-answer-templates.ts';
import { staffAttentionCalls } from './staff-attention.ts';
import { staffAuditCalls } from './staff-audit.ts';
import { staffBannerCalls } from './staff-banners.ts';
import { staffCashClosingCalls } from './staff-cash-closings.ts';
import { staffCategoryCalls } from './staff-categories.ts';
import { staffComboCalls } from './staff-combos.ts';
import { staffComplaintReasonCalls } from './staff-complaint-reasons.ts';
import { staffComplaintCalls } from './staff-complaints.ts';
import { staffCorrectionCalls } from './staff-corrections.ts';
import { staffCouponCalls } from './staff-coupons.ts';
import { staffCustomerCalls } from './staff-customers.ts';
import { staffDayCloseCalls } from './staff-day-closes.ts';
import { staffDeliveryPhotoCalls } from './staff-delivery-photos.ts';
import { staffDepositPhotoCalls } from './staff-deposit-photos.ts';
import { staffDepositCalls } from './staff-deposits.ts';
import { staffDeviceCalls } from './staff-devices.ts';
import { staffDispatchCalls } from './staff-dispatch.ts';
import { staffFigureCalls } from './staff-figures.ts';
import { staffHealthCalls } from './staff-health.ts';
import { staffImportCalls } from './staff-imports.ts';
import { staffLegalCalls } from './staff-legal.ts';
import { staffMemberCalls } from './staff-members.ts';
import { staffNewOrderCalls } from './staff-new-orders.ts';
import { staffNoticeCalls } from './staff-notices.ts';
import { staffOpeningCalls } from './staff-opening.ts';
import { staffOrderCalls } from './staff-orders.ts';
import { staffPackingCalls } from './staff-packing.ts';
import { staffPasskeyCalls } from './staff-passkeys.ts';
import { staffPhoneOrderCalls } from './staff-phone-orders.ts';
import { staffPickingCalls } from './staff-picking.ts';
import { staffPictureCalls } from './staff-pictures.ts';
import { staffPinCalls } from './staff-pins.ts';
import { staffPlanCalls } from './staff-plans.ts';
import { staffPreviewCalls } from './staff-previews.ts';
import { privacyCopyCalls, staffPrivacyCalls } from './staff-privacy.ts';
import { staffProductCalls } from './staff-products.ts';
import { staffRecallCalls } from './staff-recalls.ts';
import { staffOrderRefundCalls, staffRefundCalls } from './staff-refunds.ts';
import { staffRefusalCalls } from './staff-refusals.ts';
import { staffReportCalls } from './staff-reports.ts';
import { staffScheduledPriceCalls } from './staff-scheduled-prices.ts';
import { staffSearchCalls } from './staff-search.ts';
import { staffSettingCalls } from './staff-settings.ts';
import { staffSettlementCalls } from './staff-settlements.ts';
import { staffSheetCalls } from './staff-sheets.ts';
import { staffShopCalls } from './staff-shop.ts';
import { staffSlotCalls } from './staff-slots.ts';
import { staffStockCalls } from './staff-stock.ts';
import { staffStockTakeCalls } from './staff-stock-takes.ts';
import { staffTodayCalls } from './staff-today.ts';
import { staffUndoCalls } from './staff-undo.ts';
import { staffUploadCalls } from './staff-uploads.ts';
import { staffZoneCalls } from './staff-zones.ts';
import { walletCalls } from './wallet.ts';

/** The calls of each room, by their heading in the API documentation. */
export const rooms = {
  Identity: {
    description: 'Sign-in, profile, addresses, privacy, deletion',
    calls: { ...identityCalls, ...privacyCalls, ...privacyCopyCalls },
  },
  Catalogue: { description: 'Categories, products, combos, search', calls: catalogueCalls },
  Favourites: { description: 'What a customer marked', calls: favouriteCalls },
  Content: {
    description: 'Banners, public settings, the shop itself, terms, privacy notice, About Us',
    calls: { ...contentCalls, ...legalCalls },
  },
  Cart: { description: 'The cart of a customer', calls: cartCalls },
  Delivery: { description: 'Pincodes, time slots, the map', calls: deliveryCalls },
  Pricing: { description: 'Prices of a checkout', calls: pricingCalls },
  Orders: { description: 'Placing, following and cancelling orders', calls: orderCalls },
  Payments: { description: 'Online payments and refunds', calls: paymentCalls },
  Wallet: { description: 'Balance, recharges, subscription plans', calls: walletCalls },
  Complaints: { description: 'Complaints about orders', calls: complaintCalls },
  Staff: {
    description: 'Staff: sign-in, members, shared devices, audit',
    calls: {
      ...staffCalls,
      ...staffPasskeyCalls,
      ...staffDeviceCalls,
      ...staffPinCalls,
      ...staffMemberCalls,
      ...staffAuditCalls,
    },
  },
  'Staff orders': {
    description: 'The orders board of staff, harvest list and kitchen sheet',
    calls: {
      ...staffOrderCalls,
      ...staffCorrectionCalls,
      ...staffPhoneOrderCalls,
      ...staffNewOrderCalls,
      ...staffSheetCalls,
      ...staffRefundCalls,
      ...staffOrderRefundCalls,
    },
  },
  'Staff picking': {
    description: 'What was found of each line of an order; bags, labels; undoing a mis-click',
    calls: { ...staffPickingCalls, ...staffPackingCalls, ...staffUndoCalls, ...staffRefusalCalls },
  },
  'Staff dispatch': {
    description: 'Rounds, deliveries, cash',
    calls: { ...staffDispatchCalls, ...staffDeliveryPhotoCalls },
  },
  'Staff complaints': {
    description: 'The inbox of complaints, the reasons customers choose from, templates of answers',
    calls: {
      ...staffComplaintCalls,
      ...staffComplaintReasonCalls,
      ...staffAnswerTemplateCalls,
    },
  },
  'Staff customers': {
    description: 'Customers as staff find, note and block them',
    calls: staffCustomerCalls,
  },
  'Staff privacy': {
    description: 'Requests of customers about their data that reached staff',
    calls: staffPrivacyCalls,
  },
  'Staff attention': {
    description: 'What goes on only when a person looks into it; how the shop runs',
    calls: { ...staffAttentionCalls, ...staffHealthCalls },
  },
  'Staff figures': {
    description: 'Figures of the present day and of periods',
    calls: { ...staffTodayCalls, ...staffFigureCalls, ...staffReportCalls },
  },
  'Staff settlement': {
    description: 'Settlements of payment providers, cash in the bank, the close of a day',
    calls: {
      ...staffSettlementCalls,
      ...staffDepositCalls,
      ...staffCashClosingCalls,
      ...staffDepositPhotoCalls,
      ...staffDayCloseCalls,
    },
  },
  'Staff slots': { description: 'Slots, closures, pauses of ordering', calls: staffSlotCalls },
  'Staff stock': {
    description: 'Quantities, supplies, counts, waste and recalls',
    calls: { ...staffStockCalls, ...staffStockTakeCalls, ...staffRecallCalls },
  },
  'Staff catalogue': {
    description: 'Products, combos and categories as staff change them',
    calls: {
      ...staffProductCalls,
      ...staffScheduledPriceCalls,
      ...staffComboCalls,
      ...staffCategoryCalls,
      ...staffSearchCalls,
      ...staffPreviewCalls,
      ...staffPictureCalls,
    },
  },
  'Staff zones': { description: 'Delivery zones and their pincodes', calls: staffZoneCalls },
  'Staff content': {
    description: 'What the shop says and asks',
    calls: {
      ...staffSettingCalls,
      ...staffShopCalls,
      ...staffLegalCalls,
      ...staffNoticeCalls,
      ...staffBannerCalls,
      ...staffPlanCalls,
    },
  },
  'Staff opening': {
    description: 'What a new shop lacks, tests of its providers, opening it',
    calls: staffOpeningCalls,
  },
  'Staff coupons': { description: 'Codes that lower the price', calls: staffCouponCalls },
  'Staff imports': {
    description: 'Sheets of products in and out, and their pictures',
    calls: { ...staffImportCalls, ...staffUploadCalls },
  },
  Notifications: { description: 'Push messages to browsers', calls: notificationCalls },
};

/** Every call of the API by name. */
export const calls = {
  ...identityCalls,
  ...privacyCalls,
  ...privacyCopyCalls,
  ...catalogueCalls,
  ...favouriteCalls,
  ...contentCalls,
  ...legalCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...pricingCalls,
  ...orderCalls,
  ...paymentCalls,
  ...walletCalls,
  ...complaintCalls,
  ...notificationCalls,
  ...staffCalls,
  ...staffPasskeyCalls,
  ...staffDeviceCalls,
  ...staffPinCalls,
  ...staffMemberCalls,
  ...staffAuditCalls,
  ...staffOpeningCalls,
  ...staffOrderCalls,
  ...staffCorrectionCalls,
  ...staffNewOrderCalls,
  ...staffSheetCalls,
  ...staffRefundCalls,
  ...staffOrderRefundCalls,
  ...staffComplaintCalls,
  ...staffComplaintReasonCalls,
  ...staffAnswerTemplateCalls,
  ...staffCustomerCalls,
  ...staffPrivacyCalls,
  ...staffAttentionCalls,
  ...staffHealthCalls,
  ...staffTodayCalls,
  ...staffFigureCalls,
  ...staffSettlementCalls,
  ...staffDepositCalls,
  ...staffCashClosingCalls,
  ...staffDepositPhotoCalls,
  ...staffDayCloseCalls,
  ...staffReportCalls,
  ...staffPickingCalls,
  ...staffPackingCalls,
  ...staffUndoCalls,
  ...staffRefusalCalls,
  ...staffDispatchCalls,
  ...staffDeliveryPhotoCalls,
  ...staffSlotCalls,
  ...staffSettingCalls,
  ...staffStockCalls,
  ...staffStockTakeCalls,
  ...staffRecallCalls,
  ...staffImportCalls,
  ...staffUploadCalls,
  ...staffProductCalls,
  ...staffScheduledPriceCalls,
  ...staffComboCalls,
  ...staffCategoryCalls,
  ...staffSearchCalls,
  ...staffPreviewCalls,
  ...staffPhoneOrderCalls,
  ...staffPictureCalls,
  ...staffShopCalls,
  ...staffLegalCalls,
  ...staffZoneCalls,
  ...staffNoticeCalls,
  ...staffBannerCalls,
  ...staffPlanCalls,
  ...staffCouponCalls,
};
export type ApiCalls = typeof calls;
