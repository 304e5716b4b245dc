-- turns rises at each change of the status, so that a step that was asked for before it does nothing.
-- held is the customer's money that the payout has now: arrived, and neither delivered nor sent back.
create table payouts (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  type text not null,
  status text not null,
  fate text not null,
  turns integer not null default 0,
  source jsonb not null,
  destination jsonb not null,
  amount numeric(38, 6) not null,
  final_amount numeric(38, 6),
  total_fee numeric(38, 6) not null,
  adjustments jsonb not null,
  wire_message text,
  details jsonb not null,
  held numeric(38, 6) not null default 0 check (held >= 0),
  held_deposit text,
  deposit_network text,
  deposit_address_key text,
  redemption_hash text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index payouts_by_customer on payouts (customer_id, updated_at);

create unique index payouts_by_address on payouts (deposit_network, deposit_address_key);

-- Money that reached the sandbox, each arrival once: its id is the network's or the bank's own.
create table deposits (
  id text primary key,
  payout_id text references payouts (id) on delete cascade,
  network text not null,
  currency text not null,
  amount numeric(38, 6) not null,
  sender text,
  receiver_key text,
  hash text,
  is_real boolean not null,
  state text not null,
  at timestamptz not null
);

create index deposits_by_hash on deposits (network, hash);

-- Tokens that the sandbox sends. The row is written before the network is asked; the reference is what the network knows
-- the transfer by, so asking again moves nothing twice.
create table chain_sends (
  reference text primary key,
  payout_id text not null references payouts (id) on delete cascade,
  purpose text not null,
  network text not null,
  currency text not null,
  recipient text not null,
  amount numeric(38, 6) not null,
  hash text,
  created_at timestamptz not null
);

create table chain_cursors (
  network text primary key,
  cursor text
);

-- Transfers on networks that are simulated; balances are sums over them.
create table simulated_transfers (
  hash text primary key,
  network text not null,
  currency text not null,
  sender_key text,
  receiver_key text,
  amount numeric(38, 6) not null,
  at timestamptz not null
);

create index simulated_transfers_by_sender on simulated_transfers (network, sender_key);

create index simulated_transfers_by_receiver on simulated_transfers (network, receiver_key);

-- Solana transactions that the simulated network took, by their first signature.
create table relayed_transactions (
  signature text primary key,
  polls integer not null default 0,
  error jsonb,
  at timestamptz not null
);
