import * as contract from "@offertory/contract";
import {
  addRole,
  can,
  changePerson,
  changeRole,
  CHURCH_PERMISSIONS,
  holds,
  login,
  selectChurch,
  sendMessages,
  startConversations,
  startPrivateMessages,
  type Api,
  type Endpoint,
  type Permission,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestAccount,
  GOOD_PASSWORD,
} from "../../apps/server/src/modules/accounts/testing/create-test-account.ts";
import { createTestDonor, testGiving } from "../../apps/server/src/modules/giving/testing/test-giving.ts";
import { makeInput } from "../main-thread/schema-input.ts";
import { isEndpoint } from "../main-thread/is-endpoint.ts";

const CALLS = Object.values(contract).filter((value) => isEndpoint(value));
/** Calls that delete or archive something come last, and calls that end the attacker's own session are not tried. */
const RUN_LAST = /erase|archive|\/leave|DELETE|cancel/i;
const SKIPPED =
  /signOut|\/users\/me\/password|\/users\/forgot|\/users\/setPassword|rolemembers\/self|userchurch\/record/i;
const READS = CALLS.filter(({ method }) => method === "GET");
const STEPS = CALLS.filter(({ method, path }) => method !== "GET" && !SKIPPED.test(path));
const isEnding = ({ method, path }: Endpoint) => RUN_LAST.test(`${method} ${path}`);

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const TALK = "what two said to each other alone";
const NOTE = "what the office wrote of somebody";

/** The permissions with which somebody may see the data of others; everybody sees their own. */
const SEEN_WITH: Record<"gift" | "method" | "note" | "conversation", readonly Permission[]> = {
  gift: [can.viewDonations, can.editDonations],
  method: [can.viewDonations, can.editDonations, can.editGivingSettings],
  note: [can.viewPeople, can.editPeople],
  conversation: [],
};

/**
 * Creates a church with donors, an administrator and a treasurer, and an attacker who has one permission and a second
 * account.
 */
async function given(permission: Permission) {
  const { server } = giving;
  const { pool } = server.database;
  const donor = await createTestDonor(server);
  const { church, churchId } = donor;
  await donor.give(12.34, { key: donor.personId });
  // Another donor, whose account was deleted: only an email address identifies the gifts.
  const other = await church.person();
  const otherToken = other.tokenFor("giving");
  await server.call(contract.addCard, { token: otherToken, body: { id: "pm_card_visa", gatewayId: donor.gateway.id } });
  const [card] = (await server.call(contract.listMethods, { token: otherToken, params: { personId: other.personId } }))
    .body;
  await donor.give(56.78, { key: other.personId, id: card?.id }, otherToken);
  await pool.query("delete from user_churches where person_id = $1", [other.personId]);
  await pool.query("update people set notes = $1 where church_id = $2", [NOTE, churchId]);

  const admin = await church.person({ admin: true });
  const treasurer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const attacker = await church.person({ permissions: [permission] });
  const friend = await church.person();
  const linked = await pool.query("select user_id from user_churches where person_id = $1", [donor.personId]);
  const victim = { personId: donor.personId, userId: String(linked.rows[0]?.user_id) };
  const token = donor.tokenFor("messaging");
  const [conversation] = (
    await server.call(startConversations, {
      token,
      body: [{ contentType: "privateMessage", contentId: donor.personId, title: "" }],
    })
  ).body;
  const draft = { fromPersonId: donor.personId, toPersonId: friend.personId, conversationId: conversation?.id ?? "" };
  await server.call(startPrivateMessages, { token, body: [draft] });
  await server.call(sendMessages, { token, body: [{ conversationId: conversation?.id ?? "", content: TALK }] });

  const idsOf = async (sql: string) => (await pool.query(sql, [churchId])).rows.map(({ id }) => String(id));
  const secrets = {
    gift: await idsOf("select id from donations where church_id = $1"),
    method: await idsOf("select id from payment_methods where church_id = $1"),
    note: [NOTE],
    conversation: [TALK],
  };
  const [treasurers = ""] = await idsOf(
    "select role_id as id from role_permissions where church_id = $1 and action = 'View' and content_type = 'Donations'",
  );
  // Members have a permission that the attacker lacks. One member has no account, and the account of an archived member
  // is the attacker's: neither a merge, a new email address nor a restored person may give an account membership.
  const { api, contentType, action } = can.viewDonations;
  await pool.query(
    `insert into role_permissions (church_id, role_id, api, content_type, action)
     select church_id, id, $2, $3, $4 from roles where church_id = $1 and kind = 'members'`,
    [churchId, api, contentType, action],
  );
  const member = await church.person({ membershipStatus: "Member", account: false });
  const archived = await church.person({ membershipStatus: "Member" });
  await pool.query("update people set archived_at = now() where id = $1", [archived.personId]);
  // One joined the church by a click; the other has an account whose email address the church does not know yet.
  const joined = await church.person({ membershipStatus: "Guest" });
  const accomplice = await createTestAccount(server);
  return {
    server,
    pool,
    joined,
    member,
    archived,
    churchId,
    church,
    victim,
    other,
    admin,
    treasurer,
    attacker,
    accomplice,
    secrets,
    treasurers,
    conversation,
  };
}

type World = Awaited<ReturnType<typeof given>>;

/**
 * Returns several inputs of a call: about the donor, about the donor without an account, about the attacker, about
 * staff, and about members whose accounts the attacker could gain.
 */
function inputsOf(world: World, call: Endpoint) {
  const { victim, other, attacker, accomplice, joined, member, archived, treasurer, admin } = world;
  const { church, churchId, secrets, conversation } = world;
  // With `status` the call tries to change the membership status alone; otherwise it keeps it and changes the email.
  const about = (person: string, keep: string, drop: string, roleId: string, status?: string) => {
    const values: Record<string, string> = {
      personId: person,
      memberId: person,
      toPersonId: person,
      fromPersonId: attacker.personId,
      assigneeId: person,
      keepId: keep,
      dropId: drop,
      churchId,
      roleId,
      userId: attacker.userId,
      email: call === changePerson ? accomplice.email : "nobody@example.org",
      userEmail: accomplice.email,
      confirm: "Ann Lee",
      membershipStatus: status ?? (person === member.personId || person === archived.personId ? "Member" : "Visitor"),
      // The archived member is restored, and everybody else is archived.
      archived: String(person !== archived.personId),
      donationId: secrets.gift[0] ?? "",
      conversationId: conversation?.id ?? "",
      contentId: person,
      contentType: "person",
      year: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      start: "2026-11-15",
      end: "2026-11-15",
    };
    const known = {
      isLeftOut: (name: string) =>
        ["cursor", "version", "photo", "householdId", "recurrenceRule", ...(status ? ["email"] : [])].includes(name),
      valueOf: (name: string): string | undefined => {
        const [, first = ""] = call.path.split("/");
        if (name === "id" || name === "ids") {
          if (first === "people" || first === "statements") return person;
          if (first === "roles") return roleId;
          if (first === "donations") return secrets.gift[0];
          if (first === "paymentmethods") return secrets.method[0];
          if (first === "messages" || first === "conversations") return conversation?.id;
        }
        return values[name];
      },
    };
    const isRole = call === addRole || call === changeRole;
    return {
      params: makeInput(call.params, known),
      query: makeInput(call.query, known),
      body: isRole ? { name: roleId, permissions: [can.viewDonations] } : makeInput(call.body, known),
    };
  };
  const { treasurers } = world;
  return distinct([
    about(victim.personId, joined.personId, victim.personId, treasurers),
    about(other.personId, joined.personId, other.personId, church.adminsId),
    // A caller who ends their own membership could not try any further calls.
    ...(isEnding(call) ? [] : [about(attacker.personId, attacker.personId, other.personId, treasurers)]),
    about(treasurer.personId, attacker.personId, treasurer.personId, treasurers),
    about(admin.personId, victim.personId, joined.personId, church.adminsId),
    about(member.personId, member.personId, joined.personId, treasurers),
    about(joined.personId, joined.personId, member.personId, treasurers, "Staff"),
    about(archived.personId, archived.personId, joined.personId, treasurers),
  ]);
}

/** A call that names nobody has the same input each time. */
const distinct = <Input>(inputs: readonly Input[]): Input[] => [
  ...new Map(inputs.map((input) => [JSON.stringify(input), input])).values(),
];

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, field]) =>
      field === undefined || field === null ? [] : [[name, String(field)]],
    ),
  );

/** Sends a call and ignores a refusal. */
async function send({ server }: World, call: Endpoint, parts: ReturnType<typeof inputsOf>[number], token: string) {
  const { raw } = await server.call(call, {
    token,
    params: textsOf(parts.params),
    query: textsOf(parts.query),
    ...(call.method === "GET" || call.method === "DELETE" ? {} : { body: parts.body ?? {} }),
  });
  return raw;
}

/** Signs the second account in and selects the church: it then owns everything that belongs to its email address. */
async function accompliceTokens(world: World): Promise<(api: Api) => string> {
  const { server, accomplice, churchId, pool } = world;
  await pool.query("delete from rate_limits");
  const { body } = await server.call(login, { body: { email: accomplice.email, password: GOOD_PASSWORD } });
  const chosen = await server.call(selectChurch, { token: body.user.jwt, body: { churchId } });
  const apis = chosen.status === 200 ? chosen.body.apis : [];
  return (api) => apis.find(({ keyName }) => keyName.toLowerCase() === `${api}api`)?.jwt ?? body.user.jwt;
}

/** Returns everything that the attacker or the accomplice can read now and must not see. */
async function readAll(world: World, permission: Permission, tokenFor: (api: Api) => string, who: string) {
  const seen: string[] = [];
  for (const call of READS) {
    await world.pool.query("delete from rate_limits");
    for (const parts of inputsOf(world, call)) {
      const { body, statusCode } = await send(world, call, parts, tokenFor(call.api));
      if (statusCode >= 500) seen.push(`${call.method} ${call.path}: ${statusCode}`);
      for (const kind of ["gift", "method", "note", "conversation"] as const) {
        const isMeant = who === "attacker" && holds(SEEN_WITH[kind], permission);
        if (!isMeant && world.secrets[kind].some((secret) => body.includes(secret)))
          seen.push(`${who} sees a ${kind} by ${call.method} ${call.path}`);
      }
    }
  }
  return [...new Set(seen)];
}

/** Returns the forbidden changes that the attacker has achieved. */
async function broken(
  { pool, churchId, attacker, accomplice, joined, archived, admin, treasurer, victim }: World,
  permission: Permission,
) {
  const [contexts, accounts] = await Promise.all([
    pool.query("select user_id, grants, is_admin from caller_contexts where church_id = $1", [churchId]),
    pool.query("select 1 from users where id = any ($1)", [[victim.userId, admin.userId]]),
  ]);
  const contextOf = (userId: string) => contexts.rows.find(({ user_id }) => user_id === userId);
  const { api, contentType, action } = permission;
  const found: string[] = [];
  const held = contextOf(attacker.userId);
  const more = (held?.grants ?? []).filter((grant: string) => grant !== `${api}|${contentType}|${action}`);
  if (held?.is_admin || more.length > 0) found.push(`holds ${JSON.stringify(held)}`);
  for (const userId of [joined.userId, archived.userId, accomplice.id]) {
    const second = contextOf(userId);
    const isGranted = (second?.grants ?? []).some((grant: string) => grant !== `${api}|${contentType}|${action}`);
    if (second?.is_admin || isGranted) found.push(`another account holds ${JSON.stringify(second)}`);
  }
  if (!contextOf(admin.userId)?.is_admin) found.push("the administrator is gone");
  const kept = contextOf(treasurer.userId)?.grants ?? [];
  if (kept.length < 2 && !holds([can.viewDonations, can.editDonations], permission))
    found.push("the treasurer is gone");
  if (accounts.rows.length < 2) found.push("an account is gone");
  return found;
}

const nameOf = ({ api, contentType, action }: Permission) => `${api} ${contentType} ${action}`;

test.each(CHURCH_PERMISSIONS.map((permission) => [nameOf(permission), permission] as const))(
  "%s alone gives no other permission and no private data beyond its own, in one step or in two",
  async (_, permission) => {
    const world = await given(permission);
    const { tokenFor } = world.attacker;
    expect(await readAll(world, permission, tokenFor, "attacker")).toEqual([]);

    const take = async (calls: readonly Endpoint[]) => {
      const faults: string[] = [];
      for (const call of calls) {
        await world.pool.query("delete from rate_limits");
        for (const parts of inputsOf(world, call)) {
          const { statusCode } = await send(world, call, parts, tokenFor(call.api));
          if (statusCode >= 500) faults.push(`${call.method} ${call.path}: ${statusCode}`);
        }
        // There is no mail server, so a failed email is ignored here.
        await world.server.work().catch(() => {});
        const after = await broken(world, permission);
        if (after.length > 0) return [...faults, `after ${call.method} ${call.path}: ${after.join(", ")}`];
      }
      return faults;
    };
    expect(await take(STEPS.filter((call) => !isEnding(call)))).toEqual([]);
    expect(await readAll(world, permission, tokenFor, "attacker")).toEqual([]);
    expect(await readAll(world, permission, world.joined.tokenFor, "second account")).toEqual([]);
    expect(await readAll(world, permission, await accompliceTokens(world), "third account")).toEqual([]);
    expect(await take(STEPS.filter(isEnding))).toEqual([]);
  },
);
