import './tables.ts';

export { answerComplaint } from './answer-complaint.ts';
export { averageRatings } from './average-ratings.ts';
export { countRaised } from './count-raised.ts';
export { eraseComplaints, exportComplaints } from './customer-data.ts';
export { findCustomerOfTicket, listCustomerTickets } from './customer-tickets.ts';
export { isComplaintAbout } from './is-complaint-about.ts';
export { purgeOldComplaintPhotos } from './photos-store.ts';
export { staffComplaintReasonRoutes } from './reason-routes.ts';
export { addReasons, fillReasonTranslations } from './reasons.ts';
export { complaintRoutes } from './routes.ts';
export { staffComplaintRoutes } from './staff-routes.ts';
export { staffAnswerTemplateRoutes } from './template-routes.ts';
export { ticketNumber } from './ticket-number.ts';
