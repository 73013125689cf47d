import {
  addCard,
  can,
  changeManagedGift,
  endManagedGift,
  listMethods,
  readManagedGift,
  revokeManageLinks,
  subscribeGift,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSigning } from "../../../platform/identity/signed-text.ts";
import { testConfig } from "../../../../test/test-server.ts";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { createTestGuest } from "../../giving/testing/create-test-guest.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const EXPIRED = { status: 400, body: { code: "link-expired" } };
const read = (token: string) => giving.server.call(readManagedGift, { query: { token } });
const change = (token: string, more: object) => giving.server.call(changeManagedGift, { body: { token, ...more } });
const end = (token: string) => giving.server.call(endManagedGift, { body: { token } });

/** A donor with a monthly gift, and the link of its first receipt. */
async function createTestManagedGift(amount = 20) {
  const reader = await createTestReader(giving);
  const { body } = await reader.subscribe(amount);
  await reader.read();
  return { ...reader, id: body.id, link: await reader.linkToken() };
}

test("the receipt of a recurring gift has a link that shows the gift without a password and without donor data", async () => {
  const { link, id, churchId, email, personId, fund, gateway, read: sentEmails } = await createTestManagedGift();
  const { status, body } = await read(link);
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    churchId,
    church: "Grace Church",
    letterhead: { legalName: "", taxId: "", address: [], contact: "", logo: "" },
    status: "active",
    currency: "USD",
    amount: 20,
    coveredFee: 0,
    funds: [{ id: fund.id, name: "General", amount: 20 }],
    interval: { interval: "month", interval_count: 1 },
    nextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    skippedDate: null,
    pausedUntil: null,
    endsOn: null,
    giftsLeft: null,
    method: { type: "card", name: "visa", last4: "4242" },
    gatewayId: gateway.id,
    provider: "stripe",
  });
  const [sentEmail] = await sentEmails();
  expect(sentEmail?.text).toMatch(/Recurring donation: Every month\nNext donation: /);
  const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(body.nextDate ?? ""),
  );
  expect(sentEmail?.text).toContain(`Next donation: ${date}`);
  const response = JSON.stringify(body) + Buffer.from(link.split(".")[1] ?? "", "base64url").toString();
  expect(response).not.toContain(email);
  expect(response).not.toContain(personId);
});

test("a manage link changes funds, amount and interval, also at the payment provider, and the donor gets an email", async () => {
  const { link, addFund, subscriptions, read: sentEmails, fund } = await createTestManagedGift();
  const missions = await addFund("Missions");
  const funds = [
    { id: fund.id, amount: 20 },
    { id: missions.id, amount: 15.5 },
  ];
  const changed = await change(link, { funds, interval: { interval: "week", interval_count: 2 } });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      amount: 35.5,
      interval: { interval: "week", interval_count: 2 },
      funds: [{ amount: 20 }, { amount: 15.5 }],
    },
  });
  expect(await subscriptions()).toMatchObject([{ amount: 3550, to_sync: "" }]);
  expect((await read(link)).body).toEqual(changed.body);
  const changeEmail = (await sentEmails()).at(-1);
  expect(changeEmail?.subject).toBe("Grace Church: your recurring donation was updated");
  expect(changeEmail?.text).toMatch(/Missions: \$15\.50\nTotal: \$35\.50\nRecurring donation: Every 2 weeks/);
  await change(link, { funds });
  expect((await sentEmails()).filter(({ subject }) => subject.includes("updated"))).toHaveLength(1);
});

test("a change by manage link is refused if the total differs from the shown total", async () => {
  const reader = await createTestReader(giving);
  await reader.subscribe(26.06, { funds: [{ id: reader.fund.id, amount: 25 }] });
  await reader.read();
  const link = await reader.linkToken();
  const funds = [{ id: reader.fund.id, amount: 40 }];
  expect(await change(link, { funds, shownTotal: 40 })).toMatchObject({
    status: 409,
    body: { code: "gift-total-changed", values: { total: "41.50" } },
  });
  expect(await reader.subscriptions()).toMatchObject([{ amount: 2606 }]);
  expect(await change(link, { funds, shownTotal: 41.5 })).toMatchObject({ status: 200, body: { amount: 41.5 } });
  expect(await reader.subscriptions()).toMatchObject([{ amount: 4150 }]);
});

test("a change by manage link with an invalid fund, amount or card is refused", async () => {
  const { link, fund, subscriptions } = await createTestManagedGift();
  const theirs = await createTestManagedGift();
  const wrong: [object, string][] = [
    [{ funds: [{ id: theirs.fund.id, amount: 20 }] }, "fund-not-found"],
    [{ funds: [{ id: fund.id, amount: 0.49 }] }, "gift-too-small"],
    [{ funds: [{ id: fund.id, amount: -5 }] }, "amount-invalid"],
    [{ funds: [{ id: fund.id, amount: 10.005 }] }, "amount-invalid"],
    [{ amount: 1e12, funds: [{ id: fund.id, amount: 20 }] }, "amount-invalid"],
    [{ amount: 100, funds: [{ id: fund.id, amount: 10 }] }, "gift-sums-differ"],
    [{ amount: 100 }, "gift-sums-differ"],
    [{ card: "pm_nobodys" }, "card-refused"],
  ];
  for (const [more, code] of wrong) {
    const { status, body } = await change(link, more);
    expect([more, status >= 400, body]).toEqual([more, true, expect.objectContaining({ code })]);
  }
  expect(await subscriptions()).toMatchObject([{ amount: 2000, status: "active" }]);
});

test("a new card pays from the next payment on and is added to the donor's own payment methods", async () => {
  const { link, personId, tokenFor, attend, rows } = await createTestManagedGift();
  expect(await change(link, { card: "pm_card_mastercard" })).toMatchObject({
    status: 200,
    body: { method: { type: "card", name: "mastercard", last4: "4444" } },
  });
  const mine = await giving.server.call(listMethods, { token: tokenFor("giving"), params: { personId } });
  expect(mine.body.map(({ last4 }) => last4)).toEqual(["4242", "4444"]);
  await giving.passDays(32);
  await attend();
  const paid = await rows("select method_details from donations where church_id = $1 order by donated_at");
  expect(paid).toEqual([{ method_details: "visa 4242" }, { method_details: "mastercard 4444" }]);
});

test("a guest's new card is set on the recurring gift and is added to no person's payment methods", async () => {
  const { fund, gateway, churchId, rows, set } = await createTestReader(giving, { church: "Hope Chapel" });
  const guest = createTestGuest(giving.server, { churchId, fund, gateway });
  const captchaToken = await guest.captchaToken();
  const { paymentMethod } = (await guest.saveCard(captchaToken)).body;
  const interval = { interval: "month", interval_count: 1 };
  const body = { amount: 20, id: paymentMethod.id, churchId, funds: [{ id: fund.id, amount: 20 }], interval };
  const begun = await giving.server.call(subscribeGift, {
    headers: { "x-captcha-token": captchaToken },
    body: { ...body, person: { email: guest.email, name: "Gus Guest" }, provider: "stripe", gatewayId: gateway.id },
  });
  expect(begun.body).toMatchObject({ status: "active" });
  await giving.server.work();
  const sentEmail = (await giving.server.sentEmails()).findLast(({ text }) => text.includes("Hope Chapel"));
  const link = decodeURIComponent(/manage\?token=(\S+)/.exec(sentEmail?.text ?? "")?.[1] ?? "");
  expect(await change(link, { card: "pm_card_mastercard" })).toMatchObject({ body: { method: { last4: "4444" } } });
  expect(await rows("select method_last4 from subscriptions where church_id = $1")).toEqual([{ method_last4: "4444" }]);
  expect(await set("select person_id from payment_methods where church_id = $1 and last4 = '4444'")).toEqual({
    person_id: null,
  });
});

test("a card that needs 3-D Secure replaces the old card only after it is sent again", async () => {
  const { link } = await createTestManagedGift();
  const unconfirmed = await change(link, { card: "pm_card_authenticationRequired" });
  expect(unconfirmed).toMatchObject({
    status: 200,
    body: { method: { last4: "4242" }, clientSecret: expect.stringMatching(/^seti_/) },
  });
  expect((await read(link)).body.method).toMatchObject({ last4: "4242" });
  expect(await change(link, { card: unconfirmed.body.card })).toMatchObject({
    status: 200,
    body: { method: { last4: "3184" } },
  });
});

test("another donor's card is refused and stays with its owner", async () => {
  const { link, church, gateway } = await createTestManagedGift();
  const { personId, tokenFor } = await church.person();
  const body = { id: "pm_card_mastercard", personId, gatewayId: gateway.id };
  const theirs = await giving.server.call(addCard, { token: tokenFor("giving"), body });
  for (const card of [theirs.body.paymentMethod.id, (await createTestManagedGift()).methodId])
    expect((await change(link, { card })).body).toMatchObject({ code: "card-refused" });
  expect((await read(link)).body.method).toMatchObject({ last4: "4242" });
  const still = await giving.server.call(listMethods, { token: tokenFor("giving"), params: { personId } });
  expect(still.body.map(({ last4 }) => last4)).toEqual(["4444"]);
});

test("a malformed token or change is refused with status 400", async () => {
  const { link } = await createTestManagedGift();
  for (const token of ["", "\u0000", "x".repeat(1001), 7, null, { a: 1 }]) {
    const sent = await giving.server.call(changeManagedGift, { body: { token } });
    expect([token, sent.status]).toEqual([token, 400]);
    expect([token, (await giving.server.call(endManagedGift, { body: { token } })).status]).toEqual([token, 400]);
  }
  expect((await giving.server.call(readManagedGift, {})).status).toBe(400);
  const wrong = [
    { interval: { interval: "hour", interval_count: 1 } },
    { interval: { interval: "month", interval_count: 0 } },
    { funds: "all" },
    { funds: [{ id: "\u0000", amount: 1 }] },
    { amount: "20" },
    { card: "x".repeat(256) },
  ];
  for (const more of wrong) expect([more, (await change(link, more)).status]).toEqual([more, 400]);
});

test("a card that the bank declines leaves the payment method unchanged", async () => {
  const { link } = await createTestManagedGift();
  expect((await change(link, { card: "pm_card_chargeDeclined" })).status).toBeGreaterThanOrEqual(400);
  expect((await read(link)).body.method).toMatchObject({ last4: "4242" });
});

test("a manage link ends the gift; afterwards it shows the ended gift and can no longer change it", async () => {
  const { link, subscriptions, atStripe, read: sentEmails, fund } = await createTestManagedGift();
  expect(await end(link)).toMatchObject({ status: 200, body: { status: "cancelled", nextDate: null } });
  expect(await atStripe()).toMatchObject([{ status: "canceled" }]);
  expect(await end(link)).toMatchObject({ status: 200, body: { status: "cancelled" } });
  expect(await read(link)).toMatchObject({ status: 200, body: { status: "cancelled" } });
  expect(await change(link, { funds: [{ id: fund.id, amount: 50 }] })).toMatchObject({ status: 404 });
  expect(await subscriptions()).toMatchObject([{ amount: 2000, status: "cancelled" }]);
  const endEmails = (await sentEmails()).filter(({ subject }) => subject.includes("was stopped"));
  expect(endEmails).toHaveLength(1);
  expect(endEmails[0]?.text).toContain("$20.00");
});

test("a forged or altered manage link is refused", async () => {
  const { link, id, churchId } = await createTestManagedGift();
  const [head = "", claims = "", signature = ""] = link.split(".");
  const other = await createTestManagedGift();
  const decodedClaims: object = JSON.parse(Buffer.from(claims, "base64url").toString());
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = [
    "x",
    "..",
    `${head}.${claims}.`,
    `${head}.${claims}.${signature.slice(0, -2)}AA`,
    `${head}.${encoded({ ...decodedClaims, gift: other.id, church: other.churchId })}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`,
    // Signed with our general key, not with the one of manage links.
    openSigning(testConfig("").secret).sign(decodedClaims),
    other.tokenFor("giving"),
  ];
  for (const token of forged) expect(await read(token)).toMatchObject(EXPIRED);
  expect(await end(forged[4] ?? "")).toMatchObject(EXPIRED);
  expect(await change(forged[6] ?? "", { interval: { interval: "year", interval_count: 1 } })).toMatchObject(EXPIRED);
  expect((await read(other.link)).body).toMatchObject({ status: "active" });
  expect((await read(link)).body).toMatchObject({ id, churchId });
});

test("a manage link is refused after 400 days, and after the donor's email has changed", async () => {
  const { link, set, personId, email } = await createTestManagedGift();
  await set("update people set email = 'moved@example.org' where church_id = $1 and id = $2", personId);
  expect(await read(link)).toMatchObject(EXPIRED);
  await set("update people set email = $3 where church_id = $1 and id = $2", personId, email);
  const now = giving.server.clock.now;
  giving.server.clock.now = new Date(now.getTime() + 399 * 86_400_000);
  expect(await read(link)).toMatchObject({ status: 200 });
  giving.server.clock.now = new Date(now.getTime() + 401 * 86_400_000);
  expect(await read(link)).toMatchObject(EXPIRED);
  giving.server.clock.now = now;
});

test("the donor and callers with permission to edit donations can revoke all manage links of a gift, and others cannot", async () => {
  const { link, id, church, tokenFor, subscribe, linkToken, read: sentEmails } = await createTestManagedGift();
  const revoke = (token?: string) => giving.server.call(revokeManageLinks, { ...(token && { token }), params: { id } });
  const elsewhere = await createTestManagedGift();
  expect((await revoke()).status).toBe(401);
  expect((await revoke((await church.person()).tokenFor("giving"))).status).toBe(403);
  expect((await revoke(elsewhere.tokenFor("giving"))).status).toBe(404);
  expect((await read(link)).status).toBe(200);
  expect(await revoke(tokenFor("giving"))).toMatchObject({ status: 200, body: { revoked: true } });
  expect(await read(link)).toMatchObject(EXPIRED);
  expect(await end(link)).toMatchObject(EXPIRED);
  await subscribe(31);
  await sentEmails();
  expect((await read(await linkToken())).body).toMatchObject({ amount: 31 });
  const staff = await church.person({ permissions: [can.editDonations] });
  expect((await revoke(staff.tokenFor("giving"))).status).toBe(200);
});

test("guessed manage links get status 429 after too many attempts, and so does a valid one", async () => {
  const reader = await createTestManagedGift();
  const answers = [];
  for (let tries = 0; tries < 121; tries += 1) answers.push((await read(`guess-${tries}`)).status);
  expect(answers.at(-1)).toBe(429);
  expect((await read(reader.link)).status).toBe(429);
});
