-- As what else customers write: a favourite that is sent during the deletion of the account would stay for good.
create trigger refuse_deleted before insert on catalogue.favourites
  for each row execute function identity.refuse_deleted();
