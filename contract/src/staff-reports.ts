import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { reportFrequencies, reports } from './rules/reports.ts';

const ReportName = Type.Enum([...reports], { type: 'string' });
const Frequency = Type.Enum([...reportFrequencies], { type: 'string' });
const Time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'in India, from which on it is sent',
});

export const ReportSubscription = Type.Object({
  report: ReportName,
  frequency: Frequency,
  time: Time,
});
export type ReportSubscription = Static<typeof ReportSubscription>;
export const ReportSubscriptions = Type.Object({
  results: Type.Array(ReportSubscription, { description: 'what is sent to this member' }),
  available: Type.Array(ReportName, { description: 'what the role may subscribe to' }),
});
export type ReportSubscriptions = Static<typeof ReportSubscriptions>;

const own = { guard: 'staff', may: 'own.account', response: ReportSubscriptions } as const;
const params = Type.Object({ report: ReportName, frequency: Frequency });

export const staffReportCalls = {
  'GET /api/v1/staff/reports': call({
    operationId: 'listReports',
    summary: 'The reports that the member gets by e-mail, and which the role may get',
    ...own,
    rate: 'read',
  }),
  'PUT /api/v1/staff/reports/{report}/{frequency}': call({
    operationId: 'subscribeToReport',
    summary: 'Get a report by e-mail each day, week or month, or at another time than before',
    ...own,
    rate: 'write',
    params,
    body: Type.Object({ time: Time }),
    invalid: { time: 'Please choose a time, such as 07:30.' },
    problems: { NO_REPORT: 404 },
  }),
  'POST /api/v1/staff/reports/{report}/{frequency}/send': call({
    operationId: 'sendReportNow',
    summary: 'Send the report of the last period to oneself at once',
    guard: 'staff',
    may: 'own.account',
    rate: 'outside',
    params,
    problems: { NO_REPORT: 404, NOT_SUMMED: 409, TOO_MANY_REPORTS: 429 },
    response: Type.Object({
      sent: Type.Boolean({ description: 'false: there is nothing to report' }),
      to: Type.String({ description: 'the own e-mail address' }),
    }),
  }),
  'DELETE /api/v1/staff/reports/{report}/{frequency}': call({
    operationId: 'unsubscribeFromReport',
    summary: 'Get a report no longer',
    ...own,
    rate: 'write',
    params,
    problems: { NO_REPORT: 404 },
  }),
};
