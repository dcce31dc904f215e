export { homeData, startHome } from './home-data.ts';
export { HomeScreen } from './home-screen.tsx';
