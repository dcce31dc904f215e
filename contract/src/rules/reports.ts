import type { StaffPermission } from './staff-roles.ts';

/** The reports that staff receive by e-mail regularly, and the permission that each requires. */
export const reportPermissions = {
  sales: 'figures.read',
  service: 'figures.read',
  wallets: 'figures.read',
  cash: 'cash.close',
  gst: 'figures.read',
  stock: 'stock.manage',
} as const satisfies Readonly<Record<string, StaffPermission>>;
export type Report = keyof typeof reportPermissions;
export const reports = Object.keys(reportPermissions) as readonly Report[];

/** How often a report is sent. It covers the whole previous day, week (from Monday) or month. */
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Whether a report is sent to all who may read it, at the time in the settings, unless they stop or reschedule it. */
export const isStandardReport = (report: Report, frequency: ReportFrequency): boolean =>
  report === 'stock' && frequency === 'daily';
