-- Markdown is rendered once, when it is saved. Rows from before have no HTML yet; it is made when they are next saved.
alter table lesson_sections add column html text;
alter table lesson_programs add column about_html text;
