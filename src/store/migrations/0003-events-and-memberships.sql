-- Generated from schemas/ by `npm run migration events-and-memberships`. Read it, correct it, commit it; never change it after it was applied.
create table events (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "event_type" text not null,
  "scope" text not null default '',
  "profile_id" uuid,
  "session_id" text,
  "message_id" text,
  "time_stamp" timestamptz not null,
  "received_at" timestamptz not null,
  "properties" jsonb not null default '{}'::jsonb,
  "source" jsonb not null default '{}'::jsonb,
  "target" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table events add constraint events_message_id_key unique ("tenant_id", "message_id");
create index events_updated_at_id_idx on events ("tenant_id", "updated_at", "id");
create index events_profile_id_event_type_time_stamp_idx on events ("tenant_id", "profile_id", "event_type", "time_stamp");
create index events_event_type_time_stamp_idx on events ("tenant_id", "event_type", "time_stamp");
create index events_received_at_idx on events ("tenant_id", "received_at");
alter table events enable row level security;
create policy events_tenant on events to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on events to outrider_tenant;
create table goal_reaches (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "goal_id" text not null,
  "profile_id" uuid not null,
  "session_id" text,
  "started_at" timestamptz,
  "reached_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table goal_reaches add constraint goal_reaches_goal_id_profile_id_session_id_key unique ("tenant_id", "goal_id", "profile_id", "session_id");
create index goal_reaches_updated_at_id_idx on goal_reaches ("tenant_id", "updated_at", "id");
create index goal_reaches_profile_id_idx on goal_reaches ("tenant_id", "profile_id");
alter table goal_reaches enable row level security;
create policy goal_reaches_tenant on goal_reaches to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on goal_reaches to outrider_tenant;
create table list_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "list_id" text not null,
  "profile_id" uuid not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table list_members add constraint list_members_list_id_profile_id_key unique ("tenant_id", "list_id", "profile_id");
create index list_members_updated_at_id_idx on list_members ("tenant_id", "updated_at", "id");
create index list_members_profile_id_idx on list_members ("tenant_id", "profile_id");
alter table list_members enable row level security;
create policy list_members_tenant on list_members to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on list_members to outrider_tenant;
create table scores (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "scoring_id" text not null,
  "profile_id" uuid not null,
  "value" double precision not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table scores add constraint scores_scoring_id_profile_id_key unique ("tenant_id", "scoring_id", "profile_id");
create index scores_updated_at_id_idx on scores ("tenant_id", "updated_at", "id");
create index scores_profile_id_idx on scores ("tenant_id", "profile_id");
alter table scores enable row level security;
create policy scores_tenant on scores to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on scores to outrider_tenant;
create table segment_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "segment_id" text not null,
  "profile_id" uuid not null,
  "entered_at" timestamptz not null,
  "left_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index segment_members_updated_at_id_idx on segment_members ("tenant_id", "updated_at", "id");
create index segment_members_profile_id_idx on segment_members ("tenant_id", "profile_id");
create index segment_members_segment_id_left_at_idx on segment_members ("tenant_id", "segment_id", "left_at");
alter table segment_members enable row level security;
create policy segment_members_tenant on segment_members to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on segment_members to outrider_tenant;
create table sessions (
  "id" text not null,
  "tenant_id" uuid not null,
  "scope" text not null default '',
  "profile_id" uuid,
  "time_stamp" timestamptz not null,
  "last_event_date" timestamptz not null,
  "duration" integer not null default 0,
  "size" integer not null default 0,
  "properties" jsonb not null default '{}'::jsonb,
  "system_properties" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index sessions_updated_at_id_idx on sessions ("tenant_id", "updated_at", "id");
create index sessions_profile_id_time_stamp_idx on sessions ("tenant_id", "profile_id", "time_stamp");
alter table sessions enable row level security;
create policy sessions_tenant on sessions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on sessions to outrider_tenant;
create table user_lists (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index user_lists_updated_at_id_idx on user_lists ("tenant_id", "updated_at", "id");
alter table user_lists enable row level security;
create policy user_lists_tenant on user_lists to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on user_lists to outrider_tenant;
alter table profiles add column "system_properties" jsonb not null default '{}'::jsonb;
alter table events add constraint events_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table events add constraint events_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table goal_reaches add constraint goal_reaches_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table goal_reaches add constraint goal_reaches_goal_id_fkey foreign key (tenant_id, "goal_id") references goals (tenant_id, id) on delete cascade;
alter table goal_reaches add constraint goal_reaches_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table list_members add constraint list_members_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table list_members add constraint list_members_list_id_fkey foreign key (tenant_id, "list_id") references user_lists (tenant_id, id) on delete cascade;
alter table list_members add constraint list_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table scores add constraint scores_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table scores add constraint scores_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table segment_members add constraint segment_members_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table segment_members add constraint segment_members_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete cascade;
alter table segment_members add constraint segment_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table sessions add constraint sessions_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table sessions add constraint sessions_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table user_lists add constraint user_lists_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;

-- Text as conditions compare it (src/condition/fold.ts): without accents and case, by a table of letters, so that no locale of a server has a say in it.
create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(value) = char_length(value) then lower(value collate "C")
    else translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾ',
      'abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿ') end
$$;
-- A stored value as a date in the one form that is compared (src/condition/date-math.ts, storedDate); null when it is none.
create function stored_date(value text) returns text language sql immutable strict parallel safe as $$
  select case when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' then value when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then value || 'T00:00:00.000Z' end
$$;
