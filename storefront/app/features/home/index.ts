export { startHome, homeData } from './home-data.ts';
export { HomeScreen } from './home-screen.tsx';
