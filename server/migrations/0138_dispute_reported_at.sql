-- When the provider sent the report of a dispute that counts: reports may arrive in any order. A few databases got the
-- column with 0136.
alter table payments.reversals add column if not exists dispute_reported_at timestamptz;
