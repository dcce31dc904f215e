export { customerQuery, customersQuery } from './customer-queries.ts';
export { CustomerScreen } from './customer-screen.tsx';
export { CustomersScreen } from './customers-screen.tsx';
