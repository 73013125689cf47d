-- A captcha token has one name, that of the glossary.
alter table guest_tickets rename to captcha_tokens;
alter index guest_tickets_by_place rename to captcha_tokens_by_place;
alter index guest_tickets_by_end rename to captcha_tokens_by_end;
alter table guest_cards rename column ticket_id to captcha_token_id;
alter table payment_attempts rename column ticket_id to captcha_token_id;
