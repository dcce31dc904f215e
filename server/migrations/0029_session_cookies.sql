-- 1: a session of an earlier release, whose cookies have plain names over TLS too and whose anti-forgery token is random.
-- 2: cookies named and bound to the session as decision 0057 says.
alter table identity.sessions add column cookie_version smallint not null default 1 check (cookie_version in (1, 2));
