-- Masked like the request. Null: the connection was dropped.
alter table requests add column answer text;
