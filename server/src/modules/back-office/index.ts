import './tables.ts';

export { staffAttentionRoutes } from './attention-routes.ts';
export { eraseNotes, exportNotes } from './customer-data.ts';
export { staffCustomerRoutes } from './customer-routes.ts';
export { storeBrokenRules } from './store-broken-rules.ts';
export { staffTodayRoutes } from './today-routes.ts';
