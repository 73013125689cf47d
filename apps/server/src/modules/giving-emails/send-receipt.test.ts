import { addBank, verifyBank } from "@offertory/contract";
import { LANGUAGE_CODES } from "@offertory/i18n";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBank } from "../giving/testing/create-test-bank.ts";
import { testGiving } from "../giving/testing/test-giving.ts";
import { createTestGuest } from "../giving/testing/create-test-guest.ts";
import { createTestReader } from "./testing/create-test-reader.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const RECEIPT_JOBS = `select t.identifier, j.payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'gift-ended:receipt' and j.payload->>'churchId' = $1`;

test("G1.08 a receipt shows the exact amount per fund, the covered fee, the total and the card", async () => {
  const reader = await createTestReader(giving);
  const missions = await reader.addFund("Missions");
  const funds = [
    { id: reader.fund.id, amount: 1000.5 },
    { id: missions.id, amount: 24.25 },
  ];
  await reader.give(1054.75, { funds, notes: "For the new roof" });
  const [sentEmail, ...others] = await reader.read();
  expect(others).toEqual([]);
  expect(sentEmail?.subject).toBe("Grace Church: your $1,054.75 donation receipt");
  const { id, donated_on: day } = await reader.set("select id, donated_on from donations where church_id = $1");
  const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(String(day)));
  expect(sentEmail?.text).toContain(
    [
      "General: $1,000.50",
      "Missions: $24.25",
      "Processing fee you covered: $30.00",
      "Total: $1,054.75",
      `Date: ${date}`,
      "Payment method: Visa •••• 4242",
      "Memo: For the new roof",
      `Donation ID: ${id}`,
    ].join("\n"),
  );
  expect(sentEmail?.text).toContain("No real money");
  expect(sentEmail?.text).not.toMatch(/goods or services|tax|token=/i);
});

test("a receipt is sent in the church's name, and shows its legal name, address and tax ID where the church has set them", async () => {
  const reader = await createTestReader(giving);
  await reader.give(25);
  const [without] = await reader.read();
  expect(without?.fromName).toBe("Grace Church");
  expect(without?.text).not.toMatch(/Received by|Tax ID/);
  await reader.set(
    "update churches set legal_name = 'Grace Church, Inc.', tax_id = '12-3456789', address1 = '12 Main Street', address2 = '', city = 'Springfield', state = 'IL', zip = '62701', country = '' where id = $1",
  );
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 61_000);
  await reader.give(25, {}, reader.tokenFor("giving"));
  expect((await reader.read()).at(-1)?.text).toContain(
    "Received by: Grace Church, Inc. · 12 Main Street · Springfield, IL 62701\nTax ID: 12-3456789\n",
  );
});

test("a receipt has the church's logo, and answers to it reach the church's contact if that is an email address", async () => {
  const reader = await createTestReader(giving);
  const png =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await reader.set(
    "insert into church_settings (church_id, id, key_name, value, public) values ($1, 'logo', 'logoLight', $2, true)",
    png,
  );
  await reader.set(
    "insert into church_settings (church_id, id, key_name, value, public) values ($1, 'contact', 'supportContact', ' office@grace.example', true)",
  );
  await reader.give(25);
  const [receipt] = await reader.read();
  expect(receipt?.replyTo).toBe("office@grace.example");
  expect(receipt?.html).toMatch(/<img src="http:\/\/[^/"]+\/content\/churches\/[^/"]+\/logoLight\?v=\w+" alt=""/);
  await reader.set("update church_settings set value = 'Call 555-0100' where church_id = $1 and id = 'contact'");
  await reader.give(30);
  expect((await reader.read()).at(-1)?.replyTo).toBeUndefined();
});

test("a receipt has the sentence that the country of the church asks for, in its own language", async () => {
  const reader = await createTestReader(giving, { language: "fr" });
  const sentenceIn = async (country: string, amount: number) => {
    await reader.set("update churches set country = $2 where id = $1", country);
    await reader.give(amount);
    return (await reader.read()).at(-1)?.text ?? "";
  };
  expect(await sentenceIn("United States", 11)).toContain("No goods or services were provided in exchange");
  expect(await sentenceIn("CA", 12)).toContain("Ceci n’est pas un reçu officiel");
  expect(await sentenceIn("Australia", 13)).toContain("This receipt is for a gift.");
  expect(await sentenceIn("Germany", 14)).toContain("Diese E-Mail ist keine Zuwendungsbestätigung");
  expect(await sentenceIn("France", 15)).not.toMatch(/goods or services|receipt is|keine/);
});

test("a receipt is translated into each of the twelve languages, with amounts and dates in that language's format", async () => {
  const reader = await createTestReader(giving);
  const seen = new Set<string>();
  for (const [index, language] of LANGUAGE_CODES.entries()) {
    await giving.server.database.pool.query("update users set language = $2 where email = $1", [
      reader.email,
      language,
    ]);
    await reader.give(1234.5 + index);
    const sentEmail = (await reader.read()).at(-1);
    const tag = language === "no" ? "nb" : language === "tl" ? "fil" : language;
    const money = new Intl.NumberFormat(tag, { style: "currency", currency: "USD" }).format(1234.5 + index);
    expect(sentEmail?.subject).toContain(money);
    const day = new Date(String((await reader.days()).at(-1)));
    const date = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(day);
    expect(sentEmail?.text).toContain(`: ${date}\n`);
    expect(sentEmail?.html).toContain(`<html lang="${tag}">`);
    expect(sentEmail?.text).not.toMatch(/\{\{|mails:/);
    seen.add(sentEmail?.text.split(money)[0] ?? "");
  }
  expect(seen.size).toBe(LANGUAGE_CODES.length);
});

test("one receipt is sent, even if the job runs on several servers at the same time", async () => {
  const reader = await createTestReader(giving);
  await reader.give(25);
  const { rows } = await giving.server.database.pool.query(RECEIPT_JOBS, [reader.churchId]);
  expect(rows).toHaveLength(1);
  const servers = [giving.server.tasks, giving.server.another().tasks, giving.server.another().tasks];
  await Promise.all(servers.map(async (tasks) => tasks["gift-ended:receipt"]?.(rows[0].payload)));
  expect(await reader.read()).toHaveLength(1);
});

test("a receipt that could not be queued is sent when the job runs again", async () => {
  const reader = await createTestReader(giving);
  await reader.give(25);
  const { pool } = giving.server.database;
  const { rows } = await pool.query(RECEIPT_JOBS, [reader.churchId]);
  const runReceiptJob = () => giving.server.tasks["gift-ended:receipt"]?.(rows[0].payload);
  const jobs = "alter table graphile_worker._private_jobs";
  await giving.server.owner.query(`${jobs} add constraint broken check (payload->>'encrypted' is null) not valid`);
  await expect(runReceiptJob()).rejects.toThrow(/broken/);
  await giving.server.owner.query(`${jobs} drop constraint broken`);
  await runReceiptJob();
  expect(await reader.read()).toHaveLength(1);
});

test("a failed gift sends no receipt", async () => {
  const reader = await createTestReader(giving, { card: "pm_card_chargeCustomerFail" });
  expect((await reader.give(25)).body).toMatchObject({ code: "gift-failed" });
  expect(await reader.read()).toEqual([]);
});

test("a bank debit sends its receipt after it has settled, not while it is pending", async () => {
  const reader = await createTestReader(giving);
  const { token, personId, gateway } = reader;
  const body = { id: await createTestBank(giving, gateway), personId, gatewayId: gateway.id };
  const { paymentMethod } = (await giving.server.call(addBank, { token, body })).body;
  await giving.server.call(verifyBank, {
    token,
    body: { paymentMethodId: paymentMethod.id, amountData: { amounts: ["32", "45"] } },
  });
  expect((await reader.give(40, { id: paymentMethod.id, type: "bank" })).body).toMatchObject({ status: "pending" });
  expect(await reader.read()).toEqual([]);
  await giving.passDays(5);
  await giving.server.recoverGifts();
  const [sentEmail, ...others] = await reader.read();
  expect(others).toEqual([]);
  expect(sentEmail?.text).toMatch(/Total: \$40\.00[^]*Payment method: .+ •••• 6789/);
});

test("a donor without an email address gets no receipt, and the donation is recorded", async () => {
  const reader = await createTestReader(giving);
  await reader.set("update people set email = '' where church_id = $1 and id = $2", reader.personId);
  await reader.give(25);
  const before = (await giving.server.sentEmails()).length;
  await giving.server.work();
  expect(await giving.server.sentEmails()).toHaveLength(before);
  expect(await reader.donations()).toHaveLength(1);
});

test("the date on a receipt is in the church's time zone", async () => {
  const reader = await createTestReader(giving);
  await reader.set("update churches set time_zone = 'Pacific/Auckland' where id = $1");
  giving.server.clock.now = new Date(Date.UTC(giving.server.clock.now.getUTCFullYear(), 11, 31, 13, 30));
  const next = giving.server.clock.now.getUTCFullYear() + 1;
  await reader.give(25, {}, reader.tokenFor("giving"));
  expect((await reader.read())[0]?.text).toContain(`Date: January 1, ${next}`);
});

test("HTML in names, funds and notes is not rendered in a receipt", async () => {
  const evil = `<img src=x onerror=alert(1)><b>"Grace" & 'Co'</b>`;
  const reader = await createTestReader(giving, { church: evil, firstName: "<i>Ann</i>" });
  const fund = await reader.addFund(`<script>alert(2)</script>`);
  const funds = [{ id: fund.id, amount: 25 }];
  await reader.give(25, { funds, notes: `</td></table><a href="x">win</a>` }, reader.tokenFor("giving"));
  const [sentEmail] = await reader.read();
  expect(sentEmail?.html).not.toMatch(/<img|<script|<b>|<i>|<a href="x"/);
  expect(sentEmail?.html.match(/<\/table>/g)).toHaveLength(1);
  expect(sentEmail?.html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(sentEmail?.text).toMatch(/Hello,/);
});

test("a note that contains a web or email address is left out of the receipt", async () => {
  const reader = await createTestReader(giving);
  for (const notes of [
    "Claim it: https://evil.example/x",
    "see www.evil.example",
    "evil.example/prize",
    "me@evil.example",
  ]) {
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 61_000);
    await reader.give(25, { notes }, reader.tokenFor("giving"));
    expect((await reader.read()).at(-1)?.text).not.toMatch(/evil|Memo/);
  }
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 61_000);
  await reader.give(25, { notes: "For Ann. And Bob, i.e. 2.50 each" }, reader.tokenFor("giving"));
  expect((await reader.read()).at(-1)?.text).toContain("Memo: For Ann. And Bob, i.e. 2.50 each");
});

test("a guest gets no email before a gift succeeds, and then a receipt that links to the forgot-password page", async () => {
  const reader = await createTestReader(giving, { church: "Hope Chapel" });
  const guest = createTestGuest(giving.server, reader);
  const captchaToken = await guest.captchaToken();
  const saved = await guest.saveCard(captchaToken);
  const ofGuest = async () => (await reader.read(guest.email)).filter(({ text }) => text.includes("Hope Chapel"));
  expect(await ofGuest()).toEqual([]);
  expect((await guest.give(25, saved.body.paymentMethod.id, captchaToken)).body).toMatchObject({ status: "succeeded" });
  const [sentEmail, ...others] = await ofGuest();
  expect(others).toEqual([]);
  expect(sentEmail?.text).toContain(
    `/login?action=forgot&email=${encodeURIComponent(guest.email)}&churchId=${reader.churchId}`,
  );
  expect(sentEmail?.text).not.toMatch(/token=|auth=|guid/i);
});
