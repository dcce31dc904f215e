export { AttentionScreen } from './attention-screen.tsx';
