export { UndoButton } from './undo-button.tsx';
