alter table document_upload add column erased_at timestamptz
