export { CustomerScreen } from './customer-screen.tsx';
export { CustomersScreen } from './customers-screen.tsx';
