export { ReportsPart } from './reports-part.tsx';
