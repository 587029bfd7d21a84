-- Written by hand: lets a statement refuse its own transaction, for writers that do not wait for its answer (decision 045). Never change it after it was applied.
create function refuse_unless(holds boolean, fault text) returns void language plpgsql as $$ begin
  if holds is not true then raise exception '%', fault; end if;
end $$;
