export { ExampleSheetButton } from './example-sheet-button.tsx';
export { FileDrop } from './file-drop.tsx';
export { ImportScreen } from './import-screen.tsx';
export { ImportsScreen } from './imports-screen.tsx';
