create table wallets (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  network text not null,
  address text not null,
  address_key text not null,
  nickname text,
  signed boolean not null,
  deleted_at timestamptz,
  created_at timestamptz not null
);

create index wallets_by_customer on wallets (customer_id);

create unique index wallets_once on wallets (customer_id, network, address_key) where deleted_at is null;

create table wallet_challenges (
  nonce text primary key,
  customer_id text not null references customers (id) on delete cascade,
  family text not null,
  address_key text not null,
  message text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What arrives at `address` is turned into the account's money. Networks are transfer names.
create table wallet_bank_accounts (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  bank_account_id text not null references bank_accounts (id) on delete cascade,
  network text not null,
  source_currency text not null,
  destination_network text not null,
  address text not null,
  address_key text not null,
  created_at timestamptz not null
);

create index wallet_bank_accounts_by_account on wallet_bank_accounts (bank_account_id);

create unique index wallet_bank_accounts_by_address on wallet_bank_accounts (network, address_key);
