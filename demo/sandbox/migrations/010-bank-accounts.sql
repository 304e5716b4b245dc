-- details: what the request said beyond the columns, in the request's own words.
create table bank_accounts (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  bank_type text not null,
  currency text not null,
  status text not null,
  account_name text not null,
  number_key text not null,
  owner text,
  details jsonb not null,
  deleted_at timestamptz,
  created_at timestamptz not null
);

create index bank_accounts_by_customer on bank_accounts (customer_id);

create unique index bank_accounts_once on bank_accounts (customer_id, bank_type, number_key) where deleted_at is null;
