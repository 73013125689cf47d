import type pg from "pg";

/** Fills a form with many submissions over two years, straight in the database: names, notes, a choice, a number. */
export async function makeSubmissions(
  pool: pg.Pool,
  { churchId, formId, questionIds, count }: { churchId: string; formId: string; questionIds: string[]; count: number },
): Promise<void> {
  const [name, choice, number, notes] = questionIds;
  await pool.query(
    `insert into form_submissions (church_id, id, form_id, state, content_type, submitted_at, searched, submitted_by, repeat_key, language)
     select $1, 'bench' || n, $2, 'done', 'form', now() - n * interval '10 minutes',
       ' ' || search_text('person ' || n || ' ' || (array['red','blue','green'])[1 + n % 3] || ' ' || n % 7 || ' a note about word' || n % 500),
       (select id from people where church_id = $1 limit 1), '', 'en'
     from generate_series(1, $3::int) as n`,
    [churchId, formId, count],
  );
  for (const [questionId, value] of [
    [name, "'person ' || n"],
    [choice, "(array['red','blue','green'])[1 + n % 3]"],
    [number, "(n % 7)::text"],
    [notes, "'a note about word' || n % 500"],
  ]) {
    await pool.query(
      `insert into form_answers (church_id, submission_id, question_id, value, id)
       select $1, 'bench' || n, $2, ${value}, 'b' || n from generate_series(1, $3::int) as n`,
      [churchId, questionId, count],
    );
  }
  for (const table of ["form_submissions", "form_answers"]) await pool.query(`vacuum analyze ${table}`);
}
