import { readGift } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** A gift that needs 3-D Secure. */
async function createTestQuestion(card = "pm_card_authenticationRequired") {
  const donor = await createTestDonor(giving.server, card);
  const { body } = await donor.give(60, { key: "k" });
  const [intent] = await donor.intents();
  const ask = (more: { token?: string; key?: string } = {}) =>
    giving.server.call(readGift, {
      params: { id: body.id },
      query: { key: more.key ?? "k" },
      ...(more.token !== undefined && { token: more.token }),
    });
  return { ...donor, body, providerId: String(intent.provider_id), ask };
}

describe("3-D Secure", () => {
  test("a pending challenge returns requires_action with the client secret in both spellings and creates no donation", async () => {
    const { body, donations } = await createTestQuestion();
    expect(body).toMatchObject({ status: "requires_action", clientSecret: expect.stringMatching(/^pi_/) });
    expect(body.client_secret).toBe(body.clientSecret);
    expect(await donations()).toEqual([]);
  });

  test("a completed challenge creates the donation as soon as the client asks for the outcome", async () => {
    const { providerId, ask, donations, ledgerRest } = await createTestQuestion();
    await giving.operate(providerId, "complete");
    expect((await ask()).body).toMatchObject({ status: "succeeded" });
    expect((await ask()).body).toMatchObject({ status: "succeeded" });
    expect(await donations()).toMatchObject([{ amount: 6000 }]);
    expect(await ledgerRest()).toBe(0);
  });

  test("a failed challenge makes the gift fail, and the same key can be tried again", async () => {
    const { providerId, ask, donations, give } = await createTestQuestion();
    await giving.operate(providerId, "fail");
    expect((await ask()).body).toMatchObject({ code: "gift-failed", raw: { message: expect.stringMatching(/./) } });
    expect(await donations()).toEqual([]);
    expect((await give(60, { key: "k" })).body).toMatchObject({ status: "requires_action" });
  });

  test("a challenge that is completed after the page was closed is found by the worker", async () => {
    const { providerId, donations } = await createTestQuestion();
    await giving.operate(providerId, "complete");
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 20 * 60_000);
    await giving.server.recoverGifts();
    expect(await donations()).toMatchObject([{ amount: 6000 }]);
  });

  test("a challenge that is never completed is canceled after a day and can no longer be completed", async () => {
    const { providerId, donations, intents, ask } = await createTestQuestion();
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 25 * 3_600_000);
    await giving.server.recoverGifts();
    expect(await intents()).toMatchObject([{ status: "cancelled" }]);
    expect((await ask()).body).toMatchObject({ code: "gift-failed" });
    await expect(giving.operate(providerId, "complete")).rejects.toThrow(/400|402|404|409/);
    expect(await donations()).toEqual([]);
  });
});

test("the outcome is readable only by the donor and by a client with the idempotency key", async () => {
  const { ask, token, church } = await createTestQuestion();
  const stranger = await createTestDonor(giving.server);
  const neighbour = (await church.person()).tokenFor("giving");
  expect((await ask({ token, key: "" })).body).toMatchObject({ status: "requires_action" });
  for (const who of [{ key: "other" }, { key: "", token: stranger.token }, { key: "", token: neighbour }]) {
    expect((await ask(who)).body).toMatchObject({ code: "gift-not-found" });
  }
});

test("G8.01 only the donor learns why a card was declined after a challenge; a client with the key does not", async () => {
  const { providerId, ask, token } = await createTestQuestion(
    "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
  );
  await giving.operate(providerId, "complete");
  expect((await ask({ token })).body).toMatchObject({
    code: "gift-failed",
    values: { reason: "card-funds-low" },
    raw: { message: expect.stringMatching(/enough funds.*Nothing was charged/) },
  });
  const { body } = await ask();
  expect(body).toMatchObject({ code: "gift-failed", values: { reason: "card-refused" } });
  expect(JSON.stringify(body)).not.toMatch(/funds/);
});
