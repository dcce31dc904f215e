import type { StaffPermission } from './staff-roles.ts';

/** What is sent to staff by e-mail again and again, and the permission that its reader needs. */
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

/** How often a report is sent: each covers the whole day, week from Monday, or month before. */
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Sent daily to whoever may read it, at the time of the setting, until they stop it or choose another time. */
export const isStandardReport = (report: Report, frequency: ReportFrequency): boolean =>
  report === 'stock' && frequency === 'daily';
