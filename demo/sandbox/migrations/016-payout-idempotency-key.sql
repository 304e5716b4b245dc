-- The key of the call that created the payout. Null: no call with a key did.
alter table payouts add column idempotency_key text;
