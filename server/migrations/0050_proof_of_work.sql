-- Solved challenges that were redeemed for a code: each counts once. Purged when their challenge has expired.
create table identity.redeemed_proofs (
  nonce text primary key,
  redeemed_at timestamptz not null
);
create index on identity.redeemed_proofs (redeemed_at);
