-- A code for a new password, with its tries, belongs to the client that requested it.
create table password_reset_challenge (
  token_hash text primary key,
  email text not null,
  code_hash text not null,
  tries_left int not null,
  expires_at timestamptz not null
)
