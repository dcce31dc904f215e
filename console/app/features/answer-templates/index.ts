export { TemplatesScreen } from './templates-screen.tsx';
