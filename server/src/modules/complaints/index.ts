import './tables.ts';

export { answerComplaint } from './answer-complaint.ts';
export { forgetComplaints, tellComplaints } from './customer-data.ts';
export { addReasons } from './reasons.ts';
export { complaintRoutes } from './routes.ts';
