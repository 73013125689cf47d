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

test("G4.03 a gift that succeeded or is pending is in; a recurring one that is active, too", async () => {
  for (const status of ["succeeded", "pending"])
    expect(await once({ send: respondWith(response(status)) })).toEqual({
      kind: "given",
      id: "gift",
      isPending: status === "pending",
    });
  const recurring = await followGift({ type: "recurring" }, actions({ send: respondWith(response("active")) }));
  expect(recurring.kind).toBe("given");
});

test("G4.03 any other status is an error", async () => {
  expect(await once({ send: respondWith(response("active")) })).toMatchObject({
    kind: "failed",
    error: { failure: "gift-unexpected" },
  });
});

test("a lost answer is asked for again, and the gift is told as it ended", async () => {
  expect((await once({ send: respondWith(lost(), lost(), response("succeeded")) })).kind).toBe("given");
});

test("when no answer comes at all, the donor is told at once, and in the end that nobody knows", async () => {
  let times = 0;
  expect(await once({ send: respondWith(lost()), onNoAnswer: () => (times += 1) })).toEqual({ kind: "unknown" });
  expect(times).toBeGreaterThan(2);
});

test("a gift that stays under way is asked about until nobody knows, and never told as failed", async () => {
  let asked = 0;
  const readStatus = async () => ((asked += 1), response("processing"));
  expect(await once({ send: respondWith(response("processing")), readStatus })).toEqual({ kind: "unknown" });
  expect(asked).toBeGreaterThan(5);
});

test("a decline is passed on at once", async () => {
  const declined = new Refused("Your card was declined.", "gift-failed");
  expect(await once({ send: respondWith(declined) })).toEqual({ kind: "failed", error: declined });
});

test("a gift that the server knows is only asked about, and its id is written down when it is learnt", async () => {
  const giftIds: string[] = [];
  const onGiftId = (id: string) => giftIds.push(id);
  const send = respondWith(new Error("It was sent once more."));
  expect((await followGift({ type: "once", id: "gift" }, actions({ send, onGiftId }))).kind).toBe("given");
  expect(giftIds).toEqual([]);
  await once({ onGiftId });
  expect(giftIds).toEqual(["gift"]);
});

test("3-D Secure: the bank is asked once, and then what became of the gift until it is known", async () => {
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

test("3-D Secure: when the bank did not agree, its words are told", async () => {
  const errorMessage = "We are unable to authenticate your payment method.";
  const refused = await once({
    send: respondWith(response("requires_action", "secret")),
    askBank: async () => errorMessage,
    readStatus: respondWith(response("requires_action", "secret")),
  });
  expect(refused).toMatchObject({ kind: "failed", error: { message: errorMessage } });
});

test("3-D Secure: when the bank could not be asked, nobody says that the gift failed", async () => {
  const ended = await once({
    send: respondWith(response("requires_action", "secret")),
    askBank: () => Promise.reject(new Error("The script did not come.")),
    readStatus: respondWith(response("requires_action", "secret")),
  });
  expect(ended).toEqual({ kind: "unknown" });
});
