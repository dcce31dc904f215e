import type { ReportSubscription, ReportSubscriptions } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: () => api('GET /api/v1/staff/reports'),
});

const show = (list: ReportSubscriptions): void =>
  void queryClient().setQueryData(reportsQuery.queryKey, list);

/** Subscribes to a report, or changes its time. */
export async function subscribe({ report, frequency, time }: ReportSubscription): Promise<void> {
  const params = { report, frequency };
  show(await api('PUT /api/v1/staff/reports/{report}/{frequency}', { params, body: { time } }));
}

export async function unsubscribe(params: Omit<ReportSubscription, 'time'>): Promise<void> {
  show(await api('DELETE /api/v1/staff/reports/{report}/{frequency}', { params }));
}

/** Sends the report of the last period to the member at once. */
export const sendReportNow = (params: Omit<ReportSubscription, 'time'>) =>
  api('POST /api/v1/staff/reports/{report}/{frequency}/send', { params });
