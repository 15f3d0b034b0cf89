-- Why a bank payment was not booked, as the deposit check says it.
alter table payment add column deposit_check jsonb
--;
-- When the bank returned a payment that the platform did not book.
alter table pay_session add column returned_at timestamptz
