-- What helps a rider to find an address, in the customer's words.
alter table identity.addresses add column landmark text not null default '';
