alter table payouts rename column fate to outcome;

-- It rises at each change of the status, so that a step scheduled before the change does nothing.
alter table payouts rename column turns to revision;

update timers set payload = jsonb_build_object('revision', payload -> 'turns') where payload ? 'turns';
