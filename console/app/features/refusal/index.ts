export { refusalLabels } from './refusal-labels.ts';
export { RefusalPart } from './refusal-part.tsx';
export { useRefusal } from './use-refusal.ts';
