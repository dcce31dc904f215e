export { addReasons, complaintRoutes } from './reasons.ts';
