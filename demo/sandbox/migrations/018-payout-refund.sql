-- Money that came back, beside any status: amount, at, reason.
alter table payouts add column refund jsonb;
