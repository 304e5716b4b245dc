-- Every account that a transaction names, by which wallets and the widget look for it.
alter table relayed_transactions add column accounts text[] not null default '{}';
