export { AttentionPart } from './attention-part.tsx';
export { AttentionScreen } from './attention-screen.tsx';
