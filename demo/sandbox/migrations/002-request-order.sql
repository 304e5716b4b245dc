-- Two calls may come in one millisecond.
alter table requests add column number bigserial;
