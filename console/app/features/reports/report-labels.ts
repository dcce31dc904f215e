import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Report, ReportFrequency } from '@sabuja/contract/rules/reports';

export const reportLabels: Record<Report, MessageDescriptor> = {
  stock: msg`Stock of the morning`,
  sales: msg`Sales`,
  service: msg`Orders, deliveries and refunds`,
  wallets: msg`Wallets`,
  cash: msg`Cash`,
  gst: msg`GST`,
};

export const frequencyLabels: Record<ReportFrequency, MessageDescriptor> = {
  daily: msg`Every day`,
  weekly: msg`Every Monday`,
  monthly: msg`On the 1st of the month`,
};

/** What a report of this frequency covers. */
export const coverLabels: Record<ReportFrequency, MessageDescriptor> = {
  daily: msg`the day before`,
  weekly: msg`the week before, Monday to Sunday`,
  monthly: msg`the month before`,
};
