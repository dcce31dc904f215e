export type { LoadPreview } from './load-preview.ts';
export { PagePreviewButton } from './page-preview-button.tsx';
