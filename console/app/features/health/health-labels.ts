import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HealthProblem } from '@sabuja/contract/rules/health-problems';

/** Text of each health problem: what is wrong and what to do about it. */
export const problemTexts: Record<HealthProblem, MessageDescriptor> = {
  MESSAGES_LATE: msg`Messages wait for more than 15 minutes. See whether the provider of SMS or e-mail works.`,
  MESSAGES_FAILED: msg`Messages could not be sent. They stand below.`,
  WEBHOOKS_LATE: msg`Reports of the payment provider are not processed. They stand below.`,
  PRIVACY_LATE: msg`Requests about personal data are overdue. They stand under ‘Needs attention’.`,
  JOBS_LATE: msg`Background work waits for more than ten minutes. A server may be overloaded.`,
  JOBS_FAILED: msg`Background work fails. It stands below.`,
  RULES_BROKEN: msg`The data contradicts itself. What was found stands below.`,
  RULES_UNCHECKED: msg`The data was not checked for a day and a half, or never. Check it now.`,
  BACKUP_MISSING: msg`There is no backup yet. Have one made every night.`,
  BACKUP_OLD: msg`The last backup is older than two days. See why none was made since.`,
  VERSIONS_DIFFER: msg`Servers run different versions. That is fine only while a new one is rolled out.`,
  CLOCK_OFF: msg`The clock of a server is more than 30 seconds off. Set it by NTP.`,
  MEDIA_AWAY: msg`A server cannot store or show pictures. What it says stands below its name.`,
  DATABASE_BEHIND: msg`The database is older than this version. Start the server again.`,
};

/** What each background job does, by the job's name. */
export const jobTexts: Readonly<Record<string, MessageDescriptor>> = {
  apply_number_changes: msg`Applying new mobile numbers`,
  apply_scheduled_prices: msg`Applying scheduled prices`,
  check_everything: msg`Checking the data`,
  check_refunds: msg`Asking about refunds under way`,
  fetch_settlements: msg`Fetching settlements`,
  import_pictures: msg`Importing pictures`,
  import_rows: msg`Importing products`,
  publish_notices: msg`Publishing notices and banners`,
  reconcile_payments: msg`Asking about payments`,
  release_unpaid: msg`Cancelling unpaid orders`,
  resend_refunds: msg`Requesting refunds again`,
  seal_audit: msg`Sealing the audit log`,
  send_message: msg`Sending messages`,
  send_payment_link: msg`Sending payment links`,
  send_refund: msg`Requesting refunds`,
  send_reports: msg`Sending reports`,
  settle_twins: msg`Settling checkouts of two orders`,
  summarize_bought_together: msg`Summing what is bought together`,
  summarize_customers: msg`Summing figures of customers and wallets`,
  summarize_days: msg`Summing figures`,
  tell_waiting: msg`Notifying of goods back in stock`,
  tidy: msg`Purging old data`,
  withdraw_link: msg`Withdrawing payment links`,
  work_webhook: msg`Processing payment reports`,
};
