import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChargeNews } from "../providers/payment-provider.ts";
import { booksOf, SOUND } from "../testing/books-of.ts";
import { givenDonor, testGiving } from "../testing/given-giving.ts";
import { applyNews } from "./apply-news.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Somebody asked the company before the gift was through, and brings her answer after it was. */
test("what was seen earlier and is brought later never moves a gift back", async () => {
  const { churchId, give, intents, donations } = await givenDonor(giving.server);
  const { id } = (await give(25, { key: "k" })).body;
  const [{ provider_id: providerId }] = await intents();
  const late: ChargeNews[] = [
    { outcome: "processing", providerId },
    { outcome: "action-needed", providerId, clientSecret: "secret" },
    { outcome: "failed", providerId, code: "declined", reason: "No." },
    { outcome: "cancelled", providerId },
    { outcome: "unknown", why: "nobody answered" },
  ];
  for (const news of late) {
    expect(await applyNews(giving.server.giving, { churchId, id }, news)).toMatchObject({ status: "succeeded" });
  }
  expect(await intents()).toMatchObject([{ status: "succeeded" }]);
  expect((await give(25, { key: "k" })).body).toMatchObject({ id, status: "succeeded" });
  expect(await donations()).toHaveLength(1);
  expect(await booksOf(giving, churchId)).toEqual(SOUND);
});
