-- OPS-05: who changed a campaign, when, why, and which fields.
create table campaign_change (
  id bigint primary key generated always as identity,
  campaign_id text not null references bonus_campaign (campaign_id) on delete cascade,
  event text not null check (event in ('CREATE', 'UPDATE', 'PUBLISH', 'CANCEL')),
  by text not null,
  reason text not null check (length(reason) > 0),
  -- A list of {field, before, after}.
  fields jsonb not null,
  at timestamptz not null
)
--;
create index campaign_change_of on campaign_change (campaign_id, id)
--;
-- What an operator gave as the reason; empty for changes by the player and the system.
alter table bonus_transition add column reason text
