-- A copy of somebody's data and the deletion of an account look for the entries of one person.
create index audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
