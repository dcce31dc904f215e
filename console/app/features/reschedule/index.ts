export { RescheduleDialog } from './reschedule-dialog.tsx';
