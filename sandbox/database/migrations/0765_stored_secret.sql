-- Secrets of this installation, of the identity service and of others.
alter table identity_secret rename to stored_secret
