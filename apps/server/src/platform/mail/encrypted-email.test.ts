import { addRole, addRoleMember, changeEmail, changePerson, forgotPassword, register } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestReader } from "../../modules/giving-emails/testing/create-test-reader.ts";
import { testGiving } from "../../modules/giving/testing/test-giving.ts";
import { createTestAccount } from "../../modules/accounts/testing/create-test-account.ts";
import { openEncryption } from "../encryption/encryption.ts";
import { encryptEmail } from "./encrypted-email.ts";
import { openMailer, SEND_MAIL } from "./mailer.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Lists every table of the database, including those of the job queue. */
const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/** Returns the text of every row of every table. */
async function everythingStored(): Promise<string> {
  const { pool } = giving.server.database;
  const { rows: tables } = await pool.query<{ name: string }>(TABLES);
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

test("no table contains a link, code or token of an email, neither while it is queued nor after it failed", async () => {
  const { server } = giving;
  const reader = await createTestReader(giving);
  await reader.subscribe(20);
  const admin = await reader.church.person({ admin: true });
  const { token } = admin;
  const account = await createTestAccount(server);
  const { userToken } = await reader.church.person({ userId: account.id, email: account.email });
  await server.call(forgotPassword, { body: { userEmail: admin.email } });
  await server.call(register, { body: { firstName: "Bob", lastName: "Ray", email: "bob.ray@example.org" } });
  const moved = { email: "moved@example.org", password: account.password };
  expect((await server.call(changeEmail, { token: userToken, body: moved })).status).toBe(200);
  const change = { contactInfo: { email: "donor.new@example.org" } };
  await reader.set("delete from user_churches where church_id = $1 and person_id = $2", reader.personId);
  const response = await server.call(changePerson, { token, params: { id: reader.personId }, body: change });
  expect(response.body).toMatchObject({ emailPending: true });
  const role = (await server.call(addRole, { token, body: { name: "Ushers", permissions: [] } })).body;
  const { personId } = await reader.church.person({ account: false });
  await server.call(addRoleMember, { token, params: { id: role.id }, body: { personId } });
  await reader.read();
  await server.database.pool.query(
    "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Connection closed'",
  );

  const sentEmails = await server.sentEmails();
  const secrets = sentEmails.flatMap(({ text }) => [
    ...[...text.matchAll(/(?:auth|confirmEmail|token)=([\w.%-]{20,})|#([\w-]{40,})/g)].map(
      ([, one, other]) => one ?? other,
    ),
    ...[...text.matchAll(/^\d{6}$/gm)].map(([code]) => code),
  ]);
  for (const path of ["/login?auth=", "/profile?confirmEmail=", "/giving/manage?token=", "/confirm-change#"]) {
    expect([path, sentEmails.some(({ text }) => text.includes(path))]).toEqual([path, true]);
  }
  expect(secrets.length).toBeGreaterThanOrEqual(6);
  const stored = await everythingStored();
  expect(stored).toContain("send-mail");
  for (const secret of secrets) expect(stored.includes(secret ?? "?")).toBe(false);
  expect(stored).not.toMatch(/\/login\?auth=|confirmEmail=|manage\?token=|confirm-change#/);
});

test("an unencrypted email that an older version queued is sent, and one that was encrypted with another key is not", async () => {
  const encryptionWith = (byte: number) => openEncryption(Buffer.alloc(32, byte).toString("base64url"));
  const encryption = encryptionWith(7);
  const mailer = openMailer({ smtpUrl: giving.smtpUrl, from: "Offertory <offertory@localhost>", encryption });
  const send = async (payload: unknown) => mailer.tasks[SEND_MAIL](payload);
  const email = (subject: string) => ({ to: "queued@example.org", subject, html: "h", text: "t" });
  await send(email("in clear"));
  await send(encryptEmail(encryption, email("with this key")));
  await expect(send(encryptEmail(encryptionWith(8), email("with another key")))).rejects.toThrow(
    "this installation's key",
  );
  await expect(send({ encrypted: "s1.AAAA" })).rejects.toThrow("not encrypted");
  mailer.close();
  const response = await fetch(`${giving.sandboxUrl}/api/mail?to=queued%40example.org`);
  const { mails } = z.object({ mails: z.array(z.object({ subject: z.string() })) }).parse(await response.json());
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(["in clear", "with this key"]);
});
