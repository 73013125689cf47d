import { expect, test } from "vitest";
import { NoAnswer, Refused } from "../calls/index.ts";
import { followGift, type GiftActions } from "./follow-gift.ts";
import type { GiftResponse } from "./outcome-of.ts";

const response = (status: string, clientSecret?: string): GiftResponse => ({
  id: "gift",
  status,
  ...(clientSecret && { clientSecret }),
});
const lost = () => new NoAnswer();

/** Returns or throws the given answers one after the other, and the last one repeatedly. */
const respondWith = (...responses: (GiftResponse | Error)[]) => {
  let turn = 0;
  return async (): Promise<GiftResponse> => {
    const next = responses[Math.min(turn++, responses.length - 1)];
    if (next instanceof Error) throw next;
    if (next === undefined) throw new Error("Nothing was to be said.");
    return next;
  };
};
const actions = (more: Partial<GiftActions>): GiftActions => ({
  send: respondWith(response("succeeded")),
  readStatus: respondWith(response("succeeded")),
  askBank: async () => "",
  pause: async () => {},
  ...more,
});
const once = (more: Partial<GiftActions>) => followGift({ type: "once" }, actions(more));

test("G4.03 a gift is given if its status is succeeded or pending, and a recurring gift also if active", async () => {
  for (const status of ["succeeded", "pending"])
    expect(await once({ send: respondWith(response(status)) })).toEqual({
      kind: "given",
      id: "gift",
      isPending: status === "pending",
    });
  const recurring = await followGift({ type: "recurring" }, actions({ send: respondWith(response("active")) }));
  expect(recurring.kind).toBe("given");
});

test("G4.03 any other status is an error, also active for a one-time gift", async () => {
  const others = ["failed", "canceled", "requires_payment_method", "requires_action", "Succeeded", "unheard-of", ""];
  const unexpected = { kind: "failed", error: { failure: "gift-unexpected" } };
  for (const status of [...others, "active"])
    expect([status, await once({ send: respondWith(response(status)) })]).toMatchObject([status, unexpected]);
  for (const status of others) {
    const recurring = await followGift({ type: "recurring" }, actions({ send: respondWith(response(status)) }));
    expect([status, recurring]).toMatchObject([status, unexpected]);
  }
});

test("a gift whose response was lost is sent again until a response arrives", async () => {
  expect((await once({ send: respondWith(lost(), lost(), response("succeeded")) })).kind).toBe("given");
});

test("when no response arrives, the donor is notified during the retries, and the outcome is unknown", async () => {
  let times = 0;
  expect(await once({ send: respondWith(lost()), onNoAnswer: () => (times += 1) })).toEqual({ kind: "unknown" });
  expect(times).toBeGreaterThan(2);
});

test("a gift that stays in processing is polled, and its outcome is unknown, not failed", async () => {
  let asked = 0;
  const readStatus = async () => ((asked += 1), response("processing"));
  expect(await once({ send: respondWith(response("processing")), readStatus })).toEqual({ kind: "unknown" });
  expect(asked).toBeGreaterThan(5);
});

test("a decline is returned immediately", async () => {
  const declined = new Refused("Your card was declined.", "gift-failed");
  expect(await once({ send: respondWith(declined) })).toEqual({ kind: "failed", error: declined });
});

test("a gift with a known id is only polled and not sent again, and a new id is reported once", async () => {
  const giftIds: string[] = [];
  const onGiftId = (id: string) => giftIds.push(id);
  const send = respondWith(new Error("It was sent once more."));
  expect((await followGift({ type: "once", id: "gift" }, actions({ send, onGiftId }))).kind).toBe("given");
  expect(giftIds).toEqual([]);
  await once({ onGiftId });
  expect(giftIds).toEqual(["gift"]);
});

test("3-D Secure: the bank is asked once, and then the gift is polled until its outcome is known", async () => {
  const asked: string[] = [];
  const ended = await once({
    send: respondWith(response("requires_action", "secret")),
    askBank: async (secret) => (asked.push(secret), ""),
    readStatus: respondWith(
      response("requires_action", "secret"),
      response("processing"),
      lost(),
      response("succeeded"),
    ),
  });
  expect(asked).toEqual(["secret"]);
  expect(ended.kind).toBe("given");
});

test("3-D Secure: if the bank refuses, the gift fails with the bank's error message", async () => {
  const errorMessage = "We are unable to authenticate your payment method.";
  const refused = await once({
    send: respondWith(response("requires_action", "secret")),
    askBank: async () => errorMessage,
    readStatus: respondWith(response("requires_action", "secret")),
  });
  expect(refused).toMatchObject({ kind: "failed", error: { message: errorMessage } });
});

test("3-D Secure: if the bank could not be asked, the outcome is unknown, not failed", async () => {
  const ended = await once({
    send: respondWith(response("requires_action", "secret")),
    askBank: () => Promise.reject(new Error("The script did not come.")),
    readStatus: respondWith(response("requires_action", "secret")),
  });
  expect(ended).toEqual({ kind: "unknown" });
});
