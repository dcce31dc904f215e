-- Who asked for a code: the browser that got the answer, and the caller if it sent no cookie. Both null: an earlier
-- release. `budget` is the known device whose own budget the code counts in, or 'unknown'.
alter table identity.otp_codes
  add column owner_device text,
  add column owner_caller text,
  add column budget text not null default 'unknown';
create index on identity.otp_codes (created_at);
