import { sql } from "kysely";

/** Selects the days of the first and the last donation of these people. Voided donations do not count. */
export const sumDonors = (churchId: string, donors: readonly string[]) => sql`
  select wanted.person_id, first_day, last_day
  from unnest(${donors}::text[]) as wanted (person_id)
  cross join lateral (
    select min(donated_on) as first_day, max(donated_on) as last_day from donations d
    where d.church_id = ${churchId} and d.person_id = wanted.person_id and d.status <> 'voided'
  ) as gave
  where first_day is not null`;
