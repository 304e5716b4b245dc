-- Every movement of money. One cause moves money of one kind once.
create table ledger (
  id bigserial primary key,
  at timestamptz not null,
  customer_id text not null references customers (id) on delete cascade,
  payout_id text not null references payouts (id) on delete cascade,
  kind text not null,
  cause text not null,
  amount numeric(38, 6) not null check (amount > 0),
  currency text not null,
  network text not null,
  hash text,
  unique (payout_id, kind, cause)
);

create index ledger_by_customer on ledger (customer_id, id);
