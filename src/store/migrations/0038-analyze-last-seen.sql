-- Totals of lists are what the planner expects: a table that was just filled has to be known to it.
analyze profiles_by_last_seen_at;
