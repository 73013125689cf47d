import {
  addEvent,
  browseLessons,
  can,
  changeChurch,
  chargeGift,
  closeChurch,
  exportDonations,
  exportPeople,
  findChurchBySubDomain,
  leaveChurch,
  listDonateGateways,
  listFundsOfChurch,
  listLessonChurches,
  listPublicEvents,
  listPublicQuestions,
  loadOrCreatePerson,
  login,
  openForm,
  publicSettings,
  quoteFee,
  readChurch,
  readChurchDetails,
  readNavigation,
  readPublicPage,
  reopenChurch,
  searchChurches,
  selectChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { requireBuild } from "../../../../test/require-build.ts";
import { createTestForm } from "../../forms/testing/create-test-form.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import {
  attend,
  createTestRecurring,
  holdWebhooks,
} from "../../recurring/subscriptions/testing/create-test-recurring.ts";

requireBuild("church-site");
const SITE_APPS = {
  portal: "http://portal.example",
  site: "http://site.example",
  lessons: "http://lessons.example",
};

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

const close = (churchId: string, token: string, name = "Grace Church") =>
  giving.server.call(closeChurch, { token, params: { churchId }, body: { name } });
const reopen = (churchId: string, token: string) => giving.server.call(reopenChurch, { token, params: { churchId } });
const emailsTo = async (to: string) =>
  (await giving.server.sentEmails())
    .filter((sentEmail) => sentEmail.to === to)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes("settings were changed"));
/** Moves the date of a closing. This needs the role that owns the tables; the server's role may not do it. */
const daysAgo = (churchId: string, days: number) =>
  giving.server.owner.query(
    "update church_closings set asked_at = now() - make_interval(days => $2), closes_at = now() + make_interval(days => 30 - $2) where church_id = $1",
    [churchId, days],
  );
const processClosings = async () => giving.server.tasks["churches-process-closings"]?.({});
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await giving.server.database.pool.query(text, values)).rows;

/** A church with a gift, a recurring gift, an event and a form. */
async function given() {
  const { server } = giving;
  const donor = await createTestRecurring(giving);
  const { church, churchId } = donor;
  const admin = await church.person({ admin: true, firstName: "Ada" });
  const member = await church.person({ membershipStatus: "Member" });
  await donor.give(30);
  const subscription = (await donor.subscribe(25)).body.id;
  const event = { title: "Service", start: "2026-11-20", end: "2026-11-20", allDay: true, visibility: "public" };
  await server.call(addEvent, { token: admin.tokenFor("content"), body: event });
  const form = await createTestForm(server, church);
  const [{ sub_domain: subDomain }] = await rowsOf("select sub_domain from churches where id = $1", churchId);
  return { ...donor, admin, member, subscription, subDomain, formId: form.id };
}

test("S2.09 only an administrator closes a church, and only by typing its name", async () => {
  const { churchId, ...church } = await createTestChurch(giving.server);
  const admin = await church.person({ admin: true });
  const staff = await church.person({ permissions: [can.editSettings, can.editRoles] });
  const stranger = await (await createTestChurch(giving.server)).person({ admin: true });
  expect(await close(churchId, staff.token)).toMatchObject({ status: 403, body: { code: "not-allowed" } });
  expect(await close(churchId, stranger.token)).toMatchObject({ status: 404, body: { code: "church-not-found" } });
  expect((await close(churchId, "")).status).toBe(401);
  for (const name of ["", "Grace", "Grace Church 2"])
    expect(await close(churchId, admin.token, name)).toMatchObject({
      status: 400,
      body: { code: "church-name-differs" },
    });
  expect((await giving.server.call(readChurch, { params: { churchId } })).status).toBe(200);
  expect(await reopen(churchId, admin.token)).toMatchObject({ status: 200, body: { reopened: false } });

  const closed = await close(churchId, admin.token, " grace  church ");
  expect(closed.status).toBe(200);
  const days = (new Date(closed.body.closesAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  await daysAgo(churchId, 3);
  const again = await close(churchId, admin.token);
  expect(new Date(again.body.closesAt).getTime()).toBeLessThan(new Date(closed.body.closesAt).getTime());
  expect(await emailsTo(admin.email)).toHaveLength(1);
  for (const person of [staff, stranger]) expect((await reopen(churchId, person.token)).status).toBeGreaterThan(400);
});

test("S2.09 a closing church is visible only to its administrators, who can read and export but not change it", async () => {
  const { server } = giving;
  const { church, churchId, admin, member, subDomain, formId } = await given();
  const other = await createTestChurch(server, "Other Church");
  const otherMember = await other.person({ userId: member.userId, email: member.email, membershipStatus: "Member" });
  expect((await server.call(listPublicQuestions, { query: { formId } })).status).toBe(200);
  await rowsOf(
    "insert into lesson_programs (church_id, id, name, slug, sort, published, changed_at) values ($1, 'p', 'Genesis', 'genesis', 1, true, now())",
    churchId,
  );
  expect((await server.call(listLessonChurches)).body.map((each) => each.subDomain)).toContain(subDomain);
  expect((await server.call(readNavigation, { params: { churchId } })).status).toBe(200);
  expect((await server.call(readPublicPage, { params: { churchId }, query: { url: "/" } })).status).toBe(200);
  const paths = ["", "/give", `/forms/${formId}`];
  const site = server.another({ apps: SITE_APPS });
  const openPage = (path: string) =>
    site.http.inject({ url: `/${subDomain}${path}`, headers: { host: new URL(SITE_APPS.site).host } });
  for (const path of paths) expect([path, (await openPage(path)).body.includes("Grace Church")]).toEqual([path, true]);
  expect((await close(churchId, admin.token)).status).toBe(200);

  const signIn = await server.call(login, { body: { jwt: member.userToken } });
  expect(signIn.body.userChurches.map(({ church: { id } }) => id)).toEqual([other.churchId]);
  expect(await server.call(selectChurch, { token: member.userToken, body: { churchId } })).toMatchObject({
    status: 404,
    body: { code: "church-not-found" },
  });
  expect((await server.call(selectChurch, { token: member.userToken, body: { subDomain } })).status).toBe(404);
  const staff = await church.person({ permissions: [can.viewPeople] });
  expect((await server.call(exportPeople, { token: staff.token })).status).toBe(401);

  const seen = await server.call(login, { body: { jwt: admin.userToken } });
  expect(seen.body.userChurches).toMatchObject([{ church: { id: churchId }, closesAt: expect.any(String) }]);
  const { token } = admin;
  expect((await server.call(readChurchDetails, { token, params: { churchId } })).status).toBe(200);
  expect((await server.call(exportPeople, { token })).status).toBe(200);
  const donations = await server.call(exportDonations, { token: admin.tokenFor("giving") });
  expect([donations.status, donations.body]).toEqual([200, expect.stringContaining("30.00")]);
  expect(await server.call(changeChurch, { token, params: { churchId }, body: { city: "Tulsa" } })).toMatchObject({
    status: 403,
    body: { code: "church-closes" },
  });

  // Neither visitors nor administrators can read the public endpoints.
  for (const by of [undefined, admin]) {
    const content = by?.tokenFor("content") ?? "";
    const refused = [
      await server.call(readChurch, { params: { churchId } }),
      await server.call(findChurchBySubDomain, { query: { subDomain } }),
      await server.call(publicSettings, { params: { churchId } }),
      await server.call(readNavigation, { token: content, params: { churchId } }),
      await server.call(readPublicPage, { params: { churchId }, query: { url: "/" } }),
      await server.call(listPublicEvents, { params: { churchId }, query: { from: "2026-11-01", to: "2026-11-30" } }),
      await server.call(openForm, { token: by?.token ?? "", params: { id: formId } }),
      await server.call(listPublicQuestions, { token: by?.token ?? "", query: { formId } }),
      await server.call(quoteFee, { query: { churchId }, body: { amount: 10, provider: "stripe" } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  }
  const visitor = { email: "v@example.org", firstName: "Vi", lastName: "Sitor", churchId };
  expect((await server.call(loadOrCreatePerson, { body: visitor })).status).toBe(404);
  expect((await server.call(listFundsOfChurch, { params: { churchId } })).body).toEqual([]);
  expect((await server.call(listDonateGateways, { params: { churchId } })).body.gateways).toEqual([]);
  const found = await server.call(searchChurches, { body: { name: "Grace Church" } });
  expect(found.body.map(({ id }) => id)).not.toContain(churchId);
  for (const path of paths) {
    const page = await openPage(path);
    expect([path, page.statusCode < 500, page.body.includes("Grace Church")]).toEqual([path, true, false]);
  }
  await site.http.close();
  const library = await server.call(browseLessons, { query: { church: subDomain } });
  expect([library.status, JSON.stringify(library.body).includes("Genesis")]).toEqual([expect.any(Number), false]);
  expect((await server.call(listLessonChurches)).body.map((each) => each.subDomain)).not.toContain(subDomain);
  const feed = await server.http.inject({ url: `/calendar/${churchId}.ics` });
  expect(feed.statusCode).toBe(404);

  expect((await server.call(readChurch, { params: { churchId: other.churchId } })).status).toBe(200);
  const selected = { token: otherMember.userToken, body: { churchId: other.churchId } };
  expect((await server.call(selectChurch, selected)).body.closesAt).toBeUndefined();
});

test("S2.09 closing cancels recurring gifts and emails their donors; a pending gift is recorded, a new one refused", async () => {
  const { server } = giving;
  const donor = await given();
  const { churchId, admin, member, subscription, donations } = donor;
  const another = await createTestRecurring(giving);
  const kept = (await another.subscribe(40)).body.id;
  await giving.fault("drop", { done: true, times: 3 });
  expect((await donor.give(55, { key: "in flight" })).body).toMatchObject({ status: "processing" });
  await giving.clearFaults();
  expect((await close(churchId, admin.token)).status).toBe(200);
  const guest = {
    amount: 5,
    id: "pm_card_visa",
    churchId,
    provider: "stripe",
    funds: [{ id: donor.fund.id, amount: 5 }],
  };
  const refused = [
    await donor.give(70, { churchId }),
    await donor.give(70, { churchId }, admin.tokenFor("giving")),
    await server.call(chargeGift, { body: guest }),
  ];
  expect(refused.map(({ body }) => body)).toEqual(
    refused.map(() => expect.objectContaining({ code: "church-not-found" })),
  );
  expect((await donations()).map(({ amount }) => amount)).not.toContain(7000);

  await server.work();
  const status = "select status from subscriptions where id = $1";
  expect(await rowsOf(status, subscription)).toEqual([{ status: "cancelled" }]);
  expect(await rowsOf(status, kept)).toEqual([{ status: "active" }]);
  expect(
    (await emailsTo(`${donor.personId.toLowerCase()}@example.org`)).filter((subject) =>
      subject.includes("recurring donation"),
    ),
  ).toHaveLength(1);
  expect(await emailsTo(admin.email)).toEqual([expect.stringMatching(/^Grace Church closes on \w+ \d+, 20\d\d$/)]);
  expect(await emailsTo(member.email)).toEqual([]);

  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  await server.recoverGifts();
  expect((await donations()).map(({ amount }) => amount)).toContain(5500);
  expect(await donor.ledgerRest()).toBe(0);
  await giving.passDays(40);
  await attend(giving);
  expect((await donations()).filter(({ amount }) => amount === 2500)).toHaveLength(1);
});

test("S2.09 a due recurring gift is not charged in a closing church, even before the job that cancels it has run", async () => {
  const donor = await given();
  const { churchId, admin, subscription } = donor;
  await close(churchId, admin.token);
  const due = new Date(giving.server.clock.now.getTime() - 5 * 86_400_000).toISOString().slice(0, 10);
  await rowsOf(
    "update subscriptions set schedule_owner = 'us', first_day = $2, due_on = $2, check_at = now() - interval '1 day' where id = $1",
    subscription,
    due,
  );
  const before = (await donor.donations()).length;
  await attend(giving);
  expect(await donor.donations()).toHaveLength(before);
});

test("S2.09 on day 29 any administrator can reopen the church; recurring gifts stay canceled, administrators are emailed", async () => {
  const { server } = giving;
  const { church, churchId, admin, member, subscription } = await given();
  const second = await church.person({ admin: true });
  await close(churchId, admin.token);
  await server.work();
  await daysAgo(churchId, 29);
  await processClosings();
  await processClosings();
  expect(await reopen(churchId, second.token)).toMatchObject({ status: 200, body: { reopened: true } });
  for (const { email } of [admin, second])
    expect(await emailsTo(email)).toEqual([
      expect.stringMatching(/^Grace Church closes on/),
      expect.stringContaining("Reminder: Grace Church closes on"),
      "Grace Church is open again",
    ]);
  const back = await server.call(selectChurch, { token: member.userToken, body: { churchId } });
  expect([back.status, back.body.closesAt]).toEqual([200, undefined]);
  expect((await server.call(readChurch, { params: { churchId } })).status).toBe(200);
  expect((await server.call(listFundsOfChurch, { params: { churchId } })).body).toHaveLength(1);
  expect(await rowsOf("select status from subscriptions where id = $1", subscription)).toEqual([
    { status: "cancelled" },
  ]);
  await processClosings();
  expect(await rowsOf("select 1 as one from churches where id = $1", churchId)).toHaveLength(1);
});

test("S2.09 on day 31 the church is erased from every table, and its people's accounts and other churches stay", async () => {
  const { server } = giving;
  const { churchId, admin, member } = await given();
  const other = await given();
  await close(churchId, admin.token);
  await server.work();
  await server.tasks["giving-seal-ledger"]?.({});
  await daysAgo(churchId, 31);
  expect(await reopen(churchId, admin.token)).toMatchObject({ status: 409, body: { code: "closing-over" } });
  await processClosings();
  const tables = await rowsOf(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'church_id'",
  );
  const left: string[] = [];
  for (const { name } of tables)
    if ((await rowsOf(`select 1 from ${name} where church_id = $1 limit 1`, churchId)).length > 0)
      left.push(String(name));
  expect(left).toEqual([]);
  expect(await rowsOf("select 1 from churches where id = $1", churchId)).toEqual([]);
  expect((await emailsTo(admin.email)).at(-1)).toBe("Grace Church was erased");
  await server.work();
  const signIn = await server.call(login, { body: { jwt: member.userToken } });
  expect([signIn.status, signIn.body.userChurches]).toEqual([200, []]);
  expect((await server.call(exportPeople, { token: admin.token })).status).toBe(401);
  expect((await server.call(selectChurch, { token: admin.userToken, body: { churchId } })).status).toBe(404);
  expect(await other.donations()).toHaveLength(2);
  expect(await other.ledgerRest()).toBe(0);
});

test("S2.09 the server's database role can neither shorten the waiting period nor erase a church or its ledger early", async () => {
  const { server } = giving;
  const { churchId, admin } = await given();
  const attempt = (text: string) =>
    server.database.pool.query(text, [churchId]).then(
      () => "done",
      (error: Error) => error.message,
    );
  expect(await attempt("select erase_church($1, 10)")).toContain("is not to be erased");
  await attempt(
    "insert into church_closings (church_id, asked_by, asked_at, closes_at, erasing_at) values ($1, 'x', now() - interval '60 days', now() - interval '30 days', now())",
  );
  await attempt("update church_closings set closes_at = now() - interval '1 day' where church_id = $1");
  expect(await attempt("select erase_church($1, 10)")).toContain("is not to be erased");
  expect(
    await attempt(
      "with on_ as (select set_config('offertory.erasing_church', 'on', false)) delete from ledger where church_id = $1",
    ),
  ).toContain("permission denied");
  expect(await reopen(churchId, admin.token)).toMatchObject({ status: 409 });
});

test("S2.09 erasing waits for a payment that has no outcome yet, but at most 30 more days", async () => {
  const { churchId, admin, give } = await given();
  await giving.fault("drop", { done: false, times: 3 });
  await give(45, { key: "open" });
  await giving.clearFaults();
  await close(churchId, admin.token);
  await giving.server.work();
  for (const [days, left] of [
    [31, 1],
    [59, 1],
    [61, 0],
  ] as const) {
    await daysAgo(churchId, days);
    await processClosings();
    expect([days, await rowsOf("select 1 from churches where id = $1", churchId)]).toEqual([
      days,
      expect.objectContaining({ length: left }),
    ]);
  }
});

test("S2.09 a church whose erasing waited for a payment is erased once the payment has its outcome", async () => {
  const { churchId, admin, give } = await given();
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(45, { key: "late" })).body).toMatchObject({ status: "processing" });
  await giving.clearFaults();
  await close(churchId, admin.token);
  await giving.server.work();
  await daysAgo(churchId, 31);
  await processClosings();
  expect(await rowsOf("select 1 as one from churches where id = $1", churchId)).toHaveLength(1);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 3_600_000);
  await giving.server.recoverGifts();
  await processClosings();
  expect(await rowsOf("select 1 from churches where id = $1", churchId)).toEqual([]);
});

test("S2.09 the only administrator cannot leave, and the error suggests closing the church", async () => {
  const { churchId, ...church } = await createTestChurch(giving.server);
  const { userToken: token, userId, personId } = await church.person({ admin: true });
  const left = await giving.server.call(leaveChurch, { token, params: { userId, churchId, personId } });
  expect(left).toMatchObject({
    status: 409,
    body: { code: "leave-last-admin", error: expect.stringContaining("close") },
  });
});
