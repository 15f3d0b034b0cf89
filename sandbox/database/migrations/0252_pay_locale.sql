alter table pay_session add column locale text
