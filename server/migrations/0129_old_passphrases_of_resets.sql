-- A reset makes the old passphrase unusable (decision 0054); members whose link is still open were reset before it did.
-- The hash matches no passphrase.
update staff.members set passphrase_hash =
  'argon2id$19456$2$1$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
where id in (select member_id from staff.links
  where kind = 'passphrase' and used_at is null and expires_at > now());
