-- An address that shows titles is made only after its owner has shown that it is them, and the server alone can ask for that:
-- whoever sits at an open screen could otherwise write the row themselves.
revoke insert on public.calendar_addresses from authenticated;
revoke insert (user_id, address_hash, shows_titles, zone) on public.calendar_addresses from authenticated;
