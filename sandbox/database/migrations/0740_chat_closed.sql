-- A conversation ends: at the desk, or after a day without a message.
alter table chat_conversation drop constraint chat_conversation_state_check;
--;
alter table chat_conversation add constraint chat_conversation_state_check
  check (state in ('AUTOMATIC', 'WAITING', 'ANSWERED', 'CLOSED'));
