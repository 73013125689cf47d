-- Finds the people with an email address in all churches: a donor who has lost a link may not say which church it is of.
create index people_by_any_email on people (lower(email));
