-- Wrong tries are counted for a customer over all codes, so that a new code gives no more of them.
create table wrong_codes (
  id bigserial primary key,
  customer_id text not null references customers (id) on delete cascade,
  at timestamptz not null
);

create index wrong_codes_by_customer on wrong_codes (customer_id, at);
