import './tables.ts';

export { eraseNotes, exportNotes } from './customer-data.ts';
export { staffCustomerRoutes } from './customer-routes.ts';
