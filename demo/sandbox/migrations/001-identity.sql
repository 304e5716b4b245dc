create table applications (
  id text primary key,
  nickname text,
  allow_sui_payouts boolean not null,
  allow_sourceless_on_ramp boolean not null,
  kyc_level_2 boolean not null,
  merchant_bps integer not null default 0,
  merchant_fixed_usd numeric(20, 2) not null default 0
);

insert into applications (id, nickname, allow_sui_payouts, allow_sourceless_on_ramp, kyc_level_2, merchant_bps, merchant_fixed_usd)
values
  ('application_sandbox', 'Acme Pay', true, true, true, 0, 0),
  ('application_basic', 'Basic Shop', false, false, false, 0, 0),
  ('application_level2', 'Level Two', false, false, true, 0, 0),
  ('application_nonick', null, true, true, true, 0, 0),
  ('application_merchantfee', 'Fee Shop', true, true, true, 25, 0.25);

create table customers (
  id text primary key,
  application_id text not null references applications (id),
  email text not null,
  persona text,
  tags text[] not null,
  first_name text,
  last_name text,
  phone_number text,
  type text,
  kyc_status text not null,
  verification_levels jsonb not null,
  eur_reason_codes jsonb not null,
  is_prohibited_business_type boolean,
  operating_residency text not null,
  country_code text,
  state_code text,
  tos text not null,
  msa text,
  kyc jsonb not null,
  kyc_attempt integer not null default 0,
  has_completed_onboarding boolean not null,
  has_chosen_customer_type boolean not null default false,
  prevents_email boolean not null default false,
  logins integer not null default 0,
  created_at timestamptz not null,
  unique (application_id, email)
);

-- One row for each customer: a resend replaces the code.
create table codes (
  customer_id text primary key references customers (id),
  code text not null,
  tries integer not null default 0,
  state text not null,
  expires_at timestamptz not null
);

create table mails (
  id bigserial primary key,
  customer_id text not null references customers (id),
  recipient text not null,
  code text not null,
  sent_at timestamptz not null
);

create index mails_by_customer on mails (customer_id, sent_at);

-- Tokens are kept as hashes. A session joins the tokens that a sign-out ends together.
create table tokens (
  hash text primary key,
  kind text not null,
  customer_id text not null references customers (id),
  application_id text not null references applications (id),
  session_id text,
  expires_at timestamptz,
  used_at timestamptz,
  data jsonb not null
);

create index tokens_by_session on tokens (session_id);

create table idempotency_keys (
  id text primary key,
  body_hash text not null,
  claim text not null,
  claimed_at timestamptz not null,
  created_at timestamptz not null,
  status integer,
  sealed_answer text
);

create table timers (
  id bigserial primary key,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  steps integer not null,
  due_at timestamptz,
  leased_until timestamptz,
  attempts integer not null default 0
);

create index timers_by_due on timers (due_at);

create table failures (
  id bigserial primary key,
  method text not null,
  path text not null,
  times integer not null,
  failure jsonb not null
);

create table requests (
  id text primary key,
  at timestamptz not null,
  method text not null,
  path text not null,
  query jsonb not null,
  headers jsonb not null,
  body text,
  status integer not null,
  took_ms integer not null
);

create index requests_by_time on requests (at);
