import {
  can,
  checkEmail,
  erasePerson,
  forgotPassword,
  listMyDonations,
  login,
  selectChurch,
  setPassword,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAccount, GOOD_PASSWORD, emailsTo } from "../accounts/testing/create-test-account.ts";
import { createTestDonor, testGiving } from "../giving/testing/test-giving.ts";
import { createTestGuest } from "../giving/testing/create-test-guest.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Creates a guest who gives ten dollars with this address. */
async function createTestVisitor(email: string, card = "pm_card_visa") {
  const church = await createTestDonor(giving.server);
  const guest = createTestGuest(giving.server, church);
  const captchaToken = await guest.captchaToken();
  const saved = await guest.saveCard(captchaToken, { email, id: card });
  const person = { email, name: { first: "Gus", last: "Guest" } };
  const gift = await guest.give(10, saved.body.paymentMethod.id, captchaToken, { person });
  await giving.server.work();
  return { church, gift: gift.raw.json<Record<string, unknown>>() };
}

const usersOf = async (email: string) =>
  (await giving.server.database.pool.query("select id, password_hash, registered from users where email = $1", [email]))
    .rows;

/** Follows the receipt's link to the forgot-password page, and then the link that this page emails. */
async function followReceipt(email: string) {
  const [receipt] = await emailsTo(giving.server, email);
  const link = new URL(receipt?.link ?? "");
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ action: "forgot", email });
  const churchId = link.searchParams.get("churchId") ?? "";
  const response = await giving.server.call(forgotPassword, { body: { userEmail: email, churchId } });
  expect(response.body).toEqual({ emailed: true });
  const mailed = (await emailsTo(giving.server, email)).at(-1);
  expect(new URL(mailed?.link ?? "").searchParams.get("churchId")).toBe(churchId);
  return { churchId, guid: mailed?.guid ?? "" };
}

test("G1.03 a first-time donor sets a password through the receipt's link and then sees the gift", async () => {
  const email = "first-time@example.org";
  const { church } = await createTestVisitor(email);
  const { churchId, guid } = await followReceipt(email);
  expect(churchId).toBe(church.churchId);
  await giving.server.call(setPassword, { body: { authGuid: guid, newPassword: GOOD_PASSWORD } });
  const { body } = await giving.server.call(login, { body: { email, password: GOOD_PASSWORD } });
  expect(body.user).toMatchObject({ firstName: "Gus", lastName: "Guest" });
  const chosen = await giving.server.call(selectChurch, { token: body.user.jwt ?? "", body: { churchId } });
  const token = chosen.body.apis.find(({ keyName }) => keyName === "GivingApi")?.jwt ?? "";
  expect((await giving.server.call(listMyDonations, { token })).body).toMatchObject([{ amount: 10 }]);
  await createTestVisitor(email);
  expect(await usersOf(email)).toHaveLength(1);
});

test("a failed gift creates no account, and a gift's response does not reveal whether its email has an account", async () => {
  const failed = await createTestVisitor("declined@example.org", "pm_card_chargeCustomerFail");
  expect(failed.gift).toMatchObject({ code: "gift-failed" });
  expect(await usersOf("declined@example.org")).toEqual([]);

  const { email: known, id } = await createTestAccount(giving.server);
  const [before] = await usersOf(known);
  const { gift: toKnown } = await createTestVisitor(known);
  const { gift: toNew } = await createTestVisitor("brand-new@example.org");
  expect(Object.keys(toKnown)).toEqual(Object.keys(toNew));
  expect([toKnown["status"], toNew["status"]]).toEqual(["succeeded", "succeeded"]);
  expect(await usersOf(known)).toEqual([before]);
  expect(before.id).toBe(id);
  const exists = await giving.server.call(checkEmail, { body: { email: "brand-new@example.org" } });
  expect(exists.body.exists).toBe(false);
});

test("a gift under another person's email gives no access: the account has no password and no church", async () => {
  const email = "somebody-else@example.org";
  const { church, gift } = await createTestVisitor(email);
  expect(JSON.stringify(gift)).not.toMatch(/jwt|guid/i);
  expect(await usersOf(email)).toMatchObject([{ password_hash: "", registered: false }]);
  for (const password of ["", "Guest", GOOD_PASSWORD])
    expect((await giving.server.call(login, { body: { email, password } })).status).not.toBe(200);
  const links = "select 1 from user_churches c join users u on u.id = c.user_id where u.email = $1";
  expect((await giving.server.database.pool.query(links, [email])).rows).toEqual([]);
  // The forgot-password link is only emailed to the address itself.
  await giving.server.call(forgotPassword, { body: { userEmail: email, churchId: church.churchId } });
  expect((await emailsTo(giving.server, email)).at(-1)?.to).toBe(email);
});

test("an account created only by gifts is deleted when the last person with its email is erased", async () => {
  const email = "forget-me@example.org";
  const churches = [(await createTestVisitor(email)).church, (await createTestVisitor(email)).church];
  for (const [index, { church, churchId }] of churches.entries()) {
    const people = "select id from people where church_id = $1 and email = $2";
    const [{ id }] = (await giving.server.database.pool.query(people, [churchId, email])).rows;
    const { token } = await church.person({ permissions: [can.editPeople], admin: true });
    const erased = await giving.server.call(erasePerson, { token, params: { id }, body: { confirm: "Gus Guest" } });
    expect(erased.status).toBe(200);
    await giving.server.work();
    expect(await usersOf(email)).toHaveLength(1 - index);
  }
});
