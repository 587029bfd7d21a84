-- Whether sending is on hold, asked within each transaction that claims something to send. The shared lock makes whoever puts sending on hold wait for
-- claims under way, and claims that come later see the hold: a volatile function takes a new snapshot for each of its queries (PostgreSQL manual, 38.7).
create function outbound_is_held() returns boolean language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7421004);
  return exists (select from outbound_holds where released_at is null);
end $$;
