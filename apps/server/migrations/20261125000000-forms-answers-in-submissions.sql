-- The answers of a submission are written and read with it: one row instead of one for each question, by question.
alter table form_submissions add column answers jsonb not null default '{}';
update form_submissions s set answers = given.answers
from (select church_id, submission_id, jsonb_object_agg(question_id, value) as answers from form_answers group by 1, 2) as given
where given.church_id = s.church_id and given.submission_id = s.id;
drop table form_answers;
