-- Nothing was ever kept there.
alter table tokens drop column data;
