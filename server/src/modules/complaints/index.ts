import './tables.ts';

export { answerComplaint } from './answer-complaint.ts';
export { eraseComplaints, exportComplaints } from './customer-data.ts';
export { addReasons } from './reasons.ts';
export { complaintRoutes } from './routes.ts';
