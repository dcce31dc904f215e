export { SheetsScreen } from './sheets-screen.tsx';
