import { CallFailed } from "@offertory/api-client";
import type { GiftAnswer } from "@offertory/contract";
import { expect, test } from "vitest";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { carryThrough, type Ways } from "./carry-through.ts";

const answer = (status: string, clientSecret?: string): GiftAnswer => ({
  id: "gift",
  status,
  paymentStatus: status,
  provider: "stripe",
  gatewayId: "gate",
  ...(clientSecret && { clientSecret }),
});
const lost = () => new CallFailed({ message: "", status: 0, code: "unavailable" });

/** Says one thing after the other; the last again and again. */
const saying = <Said>(...said: (Said | Error)[]) => {
  let turn = 0;
  return async (): Promise<Said> => {
    const next = said[Math.min(turn++, said.length - 1)];
    if (next instanceof Error) throw next;
    if (next === undefined) throw new Error("Nothing was to be said.");
    return next;
  };
};
const ways = (more: Partial<Ways>): Ways => ({
  send: saying(answer("succeeded")),
  look: saying(answer("succeeded")),
  askBank: async () => "",
  pause: async () => {},
  ...more,
});

test("G4.03 a gift that succeeded or is pending is in; a recurring one that is active, too", async () => {
  for (const status of ["succeeded", "pending"])
    expect((await carryThrough("once", ways({ send: saying(answer(status)) }))).status).toBe(status);
  expect((await carryThrough("recurring", ways({ send: saying(answer("active")) }))).status).toBe("active");
});

test("G4.03 any other status is an error", async () => {
  await expect(carryThrough("once", ways({ send: saying(answer("active")) }))).rejects.toBeInstanceOf(PaymentFailed);
});

test("a lost answer is asked for again, and the gift is told as it ended", async () => {
  const send = saying<GiftAnswer>(lost(), lost(), answer("succeeded"));
  expect((await carryThrough("once", ways({ send }))).status).toBe("succeeded");
});

test("when no answer comes at all, the donor is told that nobody knows", async () => {
  await expect(carryThrough("once", ways({ send: saying<GiftAnswer>(lost()) }))).rejects.toMatchObject({
    failure: "gift-unknown",
  });
});

test("a decline is passed on at once", async () => {
  const declined = new CallFailed({ message: "Your card was declined.", status: 200, code: "gift-failed" });
  await expect(carryThrough("once", ways({ send: saying<GiftAnswer>(declined) }))).rejects.toBe(declined);
});

test("3-D Secure: the bank is asked, and then what became of the gift until it is known", async () => {
  const asked: string[] = [];
  const ended = await carryThrough(
    "once",
    ways({
      send: saying(answer("requires_action", "secret")),
      askBank: async (secret) => (asked.push(secret), ""),
      look: saying<GiftAnswer>(answer("processing"), lost(), answer("succeeded")),
    }),
  );
  expect(asked).toEqual(["secret"]);
  expect(ended.status).toBe("succeeded");
});

test("3-D Secure: when the bank did not agree, its words are told", async () => {
  const refused = carryThrough(
    "once",
    ways({
      send: saying(answer("requires_action", "secret")),
      askBank: async () => "We are unable to authenticate your payment method.",
      look: saying(answer("requires_action", "secret")),
    }),
  );
  await expect(refused).rejects.toThrow("We are unable to authenticate your payment method.");
});
