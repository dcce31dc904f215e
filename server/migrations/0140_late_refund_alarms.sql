-- When the alarm was raised that a refund is pending for too long: once for each.
alter table payments.refunds add column late_alarm_at timestamptz;
