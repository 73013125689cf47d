import type pg from "pg";

/** Inserts many submissions over two years directly into the database: names, notes, a choice, a number. */
export async function makeSubmissions(
  pool: pg.Pool,
  { churchId, formId, questionIds, count }: { churchId: string; formId: string; questionIds: string[]; count: number },
): Promise<void> {
  await pool.query(
    `insert into form_submissions (church_id, id, form_id, state, content_type, submitted_at, answers, searched, submitted_by, repeat_key, language)
     select $1, 'bench' || n, $2, 'done', 'form', now() - n * interval '10 minutes', jsonb_object($4::text[], said), ' ' ||
       search_text(array_to_string(said, ' ')), (select id from people where church_id = $1 limit 1), '', 'en'
     from generate_series(1, $3::int) as n, lateral (select array['person ' || n, (array['red','blue','green'])[1 + n % 3],
       (n % 7)::text, 'a note about word' || n % 500] as said) as given`,
    [churchId, formId, count, questionIds],
  );
  await pool.query("vacuum analyze form_submissions");
}
