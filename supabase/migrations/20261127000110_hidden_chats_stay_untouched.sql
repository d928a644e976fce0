-- A change or deletion without a filter reads no row, so the policy for reading does not hold there: it also reached chats
-- that are not kept in another session, and counted them.
drop policy "people rename and open their own conversations" on public.conversations;
create policy "people rename and open their own conversations" on public.conversations for update to authenticated
  using (user_id = (select auth.uid()) and (unkept_in is null or unkept_in = (select private.session_id())))
  with check (user_id = (select auth.uid()) and (unkept_in is null or unkept_in = (select private.session_id())));
drop policy "people delete their own conversations" on public.conversations;
create policy "people delete their own conversations" on public.conversations for delete to authenticated
  using (user_id = (select auth.uid()) and (unkept_in is null or unkept_in = (select private.session_id())));
