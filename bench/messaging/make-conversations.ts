import type pg from "pg";
import { openTokens } from "../../apps/server/src/platform/identity/tokens.ts";

export interface Participant {
  personId: string;
  token: string;
}

/** Gives each person an account, and lets all of them read notes on people, so that rooms can be large. */
export async function makeParticipants(
  pool: pg.Pool,
  { churchId, count, secret }: { churchId: string; count: number; secret: string },
): Promise<Participant[]> {
  const { rows } = await pool.query<{ person_id: string }>(
    `with chosen as (
       select p.id from people p where p.church_id = $1 and p.id like 'p0%' and p.archived_at is null
         and not exists (select 1 from user_churches u where u.church_id = $1 and u.person_id = p.id)
       order by p.id limit $2
     ), made as (
       insert into users (id, email, first_name, last_name, password_hash)
       select 'u' || id, 'u' || id || '@example.org', 'A', 'B', 'x' from chosen returning id
     )
     insert into user_churches (user_id, church_id, person_id)
     select made.id, $1, substr(made.id, 2) from made returning person_id`,
    [churchId, count],
  );
  await pool.query(
    `insert into role_permissions select church_id, id, 'MembershipApi', 'People', action
     from roles, unnest(array['View', 'Edit']) action where church_id = $1 and kind = 'everyone' on conflict do nothing`,
    [churchId],
  );
  const tokens = openTokens(secret, () => new Date());
  await pool.query(
    "insert into sessions (id, user_id, ends_at) select 'u' || id, 'u' || id, now() + interval '1 day' from unnest($1::text[]) id",
    [rows.map(({ person_id: personId }) => personId)],
  );
  const endsAt = Math.floor(Date.now() / 1000) + 86_400;
  return rows.map(({ person_id: personId }) => {
    const userId = `u${personId}`;
    return {
      personId,
      token: tokens.forApi("messaging", { userId, session: { id: userId, endsAt }, churchId, personId }),
    };
  });
}

/** Creates a private conversation with many messages. */
export async function makeConversation(
  pool: pg.Pool,
  { churchId, one, other, messages }: { churchId: string; one: string; other: string; messages: number },
): Promise<{ conversationId: string }> {
  const conversationId = "benchtalk";
  await pool.query(
    `insert into conversations (church_id, id, content_type, content_id, begun_by, last_place, date_created)
     values ($1, $2, 'privateMessage', $3, $3, $4, now())`,
    [churchId, conversationId, one, messages],
  );
  await pool.query("insert into private_messages values ($1, $2, $2, $3, $4)", [churchId, conversationId, one, other]);
  await pool.query(
    `insert into conversation_participants (church_id, person_id, private_message_id, other_person_id, latest)
     values ($1, $3, $2, $4, now()), ($1, $4, $2, $3, now())`,
    [churchId, conversationId, one, other],
  );
  await pool.query(
    `insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
     select $1, 'm' || n, $2, n, case when n % 2 = 0 then $3 else $4 end, repeat('words ', 20), now() - make_interval(secs => $5::int - n)
     from generate_series(1, $5::int) n`,
    [churchId, conversationId, one, other, messages],
  );
  await pool.query("vacuum analyze messages");
  return { conversationId };
}

/** Gives a person many conversations, a third of them with unread messages. */
export async function makeConversations(
  pool: pg.Pool,
  { churchId, personId, count }: { churchId: string; personId: string; count: number },
): Promise<void> {
  const values = [churchId, personId, count];
  const others = `(select id, row_number() over (order by id) as n from people
    where church_id = $1 and id like 'p0%' and id > 'p0000050000' order by id limit $3) as others`;
  for (const text of [
    `insert into conversations (church_id, id, content_type, content_id, begun_by, last_place, date_created)
     select $1, 'c' || id, 'privateMessage', $2, $2, 1, now() from ${others}`,
    `insert into private_messages select $1, 't' || id, 'c' || id, $2, id from ${others}`,
    `insert into messages (church_id, id, conversation_id, place, person_id, content, time_sent)
     select $1, 'l' || id, 'c' || id, 1, id, 'Hello', now() from ${others} where $2::text <> ''`,
    `insert into conversation_participants (church_id, person_id, private_message_id, other_person_id, latest, unread, unread_from)
     select $1, $2, 't' || id, id, now() - n * interval '1 minute', case when n % 3 = 0 then 1 else 0 end,
       case when n % 3 = 0 then 1 end from ${others}`,
    `insert into notifications (church_id, id, person_id, kind, content_id, message, time_sent)
     select $1, 'n' || id, $2, 'task', 't', 'A task', now() from ${others}`,
  ])
    await pool.query(text, values);
  await pool.query("vacuum analyze conversation_participants, notifications");
}
