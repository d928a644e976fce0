-- Wrong guesses at a code, by the network that they came from (as SHA-256): the fifth ends the code for that network.
-- `code_tries` counts those of strangers together, and bounds how many networks there can be.
alter table auth.one_time_tokens add column code_guesses jsonb not null default '{}';
