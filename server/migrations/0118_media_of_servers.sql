-- Why a server cannot use the files of pictures; null while it can. Servers of the release before say nothing of it.
alter table public.servers add column media_problem text;
