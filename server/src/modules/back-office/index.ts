import './tables.ts';

export { staffAttentionRoutes } from './attention-routes.ts';
export { eraseNotes, exportNotes } from './customer-data.ts';
export { staffCustomerRoutes } from './customer-routes.ts';
export { staffDayCloseRoutes } from './day-close/routes.ts';
export { staffFigureRoutes } from './figures/routes.ts';
export { summarizeCustomers } from './figures/summarize-customers.ts';
export { summarizeDays } from './figures/summarize-days.ts';
export { staffHealthRoutes } from './health/routes.ts';
export { createPreviewPass, previewCookie } from './opening/preview-pass.ts';
export { staffOpeningRoutes } from './opening/routes.ts';
export { exportPrivacyRequests } from './privacy/customer-data.ts';
export { privacyCopyRoutes, staffPrivacyRoutes } from './privacy/routes.ts';
export { recordBackup } from './record-backup.ts';
export { staffReportRoutes } from './reports/routes.ts';
export { sendReports } from './reports/send-reports.ts';
export { storeBrokenRules } from './store-broken-rules.ts';
export { staffTodayRoutes } from './today-routes.ts';
