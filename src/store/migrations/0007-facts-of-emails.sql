-- A reason for writing becomes the sentence that opens the first email; topics and angles are gone.
update campaigns
set messaging = (messaging - 'topic' - 'reason')
  || case
    when coalesce(messaging -> 'reason' ->> 'text', '') <> ''
      then jsonb_build_object('occasion', messaging -> 'reason')
    else '{}'::jsonb
  end
where messaging ? 'topic' or messaging ? 'reason';

update campaigns
set messaging = jsonb_set(messaging, '{skipped}', (messaging -> 'skipped') - 'reason')
where messaging -> 'skipped' ? 'reason';

update campaign_versions
set messaging = messaging - 'topic' - 'reason'
where messaging ? 'topic' or messaging ? 'reason';
