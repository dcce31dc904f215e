export { prefetchCustomerHome, prefetchHome, prefetchHomeData } from './home-data.ts';
export { HomeScreen } from './home-screen.tsx';
