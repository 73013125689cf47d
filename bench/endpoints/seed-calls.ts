import type pg from "pg";
import { openTokens } from "../../apps/server/src/platform/identity/tokens.ts";
import { makePeople } from "../make-people.ts";

export interface Seeded {
  /** A conversation with 50 messages. */
  conversationId: string;
  formId: string;
  questionIds: readonly string[];
  /** Tokens of people with 20 and with 200 private conversations. */
  few: string;
  many: string;
}

const PEOPLE = 20_000;
const FEW_CONVERSATIONS = 20;
const MANY = 200;
const MESSAGES = 50;
const QUESTIONS = 12;
/** Existing submissions: queries planned on an empty table would scan a growing one sequentially. */
const SUBMISSIONS = 5000;

/** Fills a church with the rows that the measured calls read: people, conversations, and a form. */
export async function seedCalls(
  pool: pg.Pool,
  { churchId, secret }: { churchId: string; secret: string },
): Promise<Seeded> {
  const { rows: known } = await pool.query("select 1 from people where church_id = $1 and id = 'p0000000000'", [
    churchId,
  ]);
  if (known.length === 0) await makePeople(pool, { churchId, count: PEOPLE });
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from people p where p.church_id = $1 and p.id like 'p0%' and p.archived_at is null
       and not exists (select 1 from user_churches u where u.church_id = $1 and u.person_id = p.id) order by p.id limit 2`,
    [churchId],
  );
  const [few = "", many = ""] = rows.map(({ id }) => id);
  await addConversations(pool, { churchId, personId: few, count: FEW_CONVERSATIONS, prefix: "few" });
  await addConversations(pool, { churchId, personId: many, count: MANY, prefix: "many" });
  const conversationId = await addMessages(pool, { churchId, one: few, other: many });
  const form = await addForm(pool, churchId);
  for (const table of [
    "conversations",
    "messages",
    "private_messages",
    "conversation_participants",
    "forms",
    "questions",
    "form_submissions",
  ])
    await pool.query(`vacuum analyze ${table}`);
  const token = (personId: string) => addAccount(pool, { churchId, personId, secret });
  return { conversationId, ...form, few: await token(few), many: await token(many) };
}

/** Creates an account for a person, and returns a token for messaging. */
async function addAccount(
  pool: pg.Pool,
  { churchId, personId, secret }: { churchId: string; personId: string; secret: string },
): Promise<string> {
  const userId = `u${personId}`;
  await pool.query(
    "insert into users (id, email, first_name, last_name, password_hash) values ($1, $1 || '@example.org', 'A', 'B', 'x')",
    [userId],
  );
  await pool.query("insert into user_churches (user_id, church_id, person_id) values ($1, $2, $3)", [
    userId,
    churchId,
    personId,
  ]);
  await pool.query("insert into sessions (id, user_id, ends_at) values ($1, $1, now() + interval '1 day')", [userId]);
  const endsAt = Math.floor(Date.now() / 1000) + 86_400;
  const tokens = openTokens(secret, () => new Date());
  return tokens.forApi("messaging", { userId, session: { id: userId, endsAt }, churchId, personId });
}

/** Gives a person many conversations, a third of them with unread messages. */
async function addConversations(
  pool: pg.Pool,
  { churchId, personId, count, prefix }: { churchId: string; personId: string; count: number; prefix: string },
): Promise<void> {
  const others = `(select id, row_number() over (order by id) as n from people
    where church_id = $1 and id like 'p0%' and id > 'p0000010000' order by id limit $3) as others`;
  for (const text of [
    `insert into conversations (church_id, id, content_type, content_id, begun_by, last_place, date_created)
     select $1, $4 || 'c' || id, 'privateMessage', $2, $2, 1, now() from ${others}`,
    `insert into private_messages select $1, $4 || 't' || id, $4 || 'c' || id, $2, id from ${others}`,
    `insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
     select $1, $4 || 'l' || id, $4 || 'c' || id, 1, case when n % 2 = 0 then id else $2 end, 'See you on Sunday', now() from ${others}`,
    `insert into conversation_participants (church_id, person_id, private_message_id, other_person_id, latest, unread, unread_from)
     select $1, $2, $4 || 't' || id, id, now() - n * interval '1 minute', case when n % 3 = 0 then 1 else 0 end,
       case when n % 3 = 0 then 1 end from ${others}
     union all select $1, id, $4 || 't' || id, $2, now() - n * interval '1 minute', 0, null from ${others}`,
  ])
    await pool.query(text, [churchId, personId, count, prefix]);
}

async function addMessages(
  pool: pg.Pool,
  { churchId, one, other }: { churchId: string; one: string; other: string },
): Promise<string> {
  const id = "benchmessages";
  await pool.query(
    `insert into conversations (church_id, id, content_type, content_id, begun_by, last_place, date_created)
     values ($1, $2, 'privateMessage', $3, $3, $4, now() - interval '1 year')`,
    [churchId, id, one, MESSAGES],
  );
  await pool.query("insert into private_messages values ($1, $2, $2, $3, $4)", [churchId, id, one, other]);
  await pool.query(
    `insert into conversation_participants (church_id, person_id, private_message_id, other_person_id, latest)
     values ($1, $3, $2, $4, null), ($1, $4, $2, $3, null)`,
    [churchId, id, one, other],
  );
  await pool.query(
    `insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
     select $1, 'bm' || n, $2, n, case when n % 2 = 0 then $3 else $4 end, repeat('words ', 10), now() - make_interval(mins => 100 - n)
     from generate_series(1, $5::int) n`,
    [churchId, id, one, other, MESSAGES],
  );
  return id;
}

/** Creates a public form with questions of several types. */
async function addForm(pool: pg.Pool, churchId: string): Promise<{ formId: string; questionIds: string[] }> {
  const formId = "benchform";
  await pool.query(
    `insert into forms (church_id, id, name, content_type, state, restricted, created_at)
     values ($1, $2, 'Bench', 'form', 'open', false, now())`,
    [churchId, formId],
  );
  const questionIds = Array.from({ length: QUESTIONS }, (_, index) => `benchq${index}`);
  for (const [index, id] of questionIds.entries())
    await pool.query(
      `insert into questions (church_id, id, form_id, title, field_type, position, choices)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        churchId,
        id,
        formId,
        `Question ${index}`,
        index % 3 === 0 ? "Multiple Choice" : "Textbox",
        index,
        index % 3 === 0 ? JSON.stringify(["red", "blue", "green"].map((value) => ({ text: value, value }))) : null,
      ],
    );
  await pool.query(
    `insert into form_submissions (church_id, id, form_id, state, content_type, submitted_at, client_key, answers, searched)
     select $1, 'benchs' || n, $2, 'done', 'form', now() - n * interval '1 hour', 'before ' || n, jsonb_object($4::text[],
       array_fill('blue'::text, array[$5::int])), repeat(' blue', $5) from generate_series(1, $3::int) n`,
    [churchId, formId, SUBMISSIONS, questionIds, QUESTIONS],
  );
  return { formId, questionIds };
}
