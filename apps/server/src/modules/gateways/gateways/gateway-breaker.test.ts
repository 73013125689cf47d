import { expect, test } from "vitest";
import { GatewayResting, openBreakers } from "./gateway-breaker.ts";
import { guardProviders } from "./guard-providers.ts";

/** A provider with one call whose duration and outcome the test sets. */
function given() {
  const clock = { now: 0 };
  const calls = { takes: 20_000, brings: "unknown", made: 0 };
  const charge = async (_account: { gatewayId: string }) => {
    calls.made += 1;
    clock.now += calls.takes;
    return { outcome: calls.brings };
  };
  const guarded = guardProviders(
    { stripe: { charges: { charge }, name: "stripe" } },
    openBreakers(() => clock.now),
  );
  const ask = async (gatewayId: string) => guarded.stripe.charges.charge({ gatewayId });
  return { clock, calls, ask, guarded };
}

test("after two slow calls without an answer a gateway rests for half a minute, and no other gateway does", async () => {
  const { clock, calls, ask, guarded } = given();
  await ask("broken");
  await ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayResting);
  expect(calls.made).toBe(2);
  await ask("other");
  expect([calls.made, guarded.stripe.name]).toEqual([3, "stripe"]);

  clock.now += 30_000;
  await ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayResting);
  clock.now += 30_000;
  Object.assign(calls, { takes: 300, brings: "succeeded" });
  await ask("broken");
  await ask("broken");
  expect(calls.made).toBe(6);
});

test("calls that are answered, and quick refusals, do not make a gateway rest", async () => {
  const { calls, ask } = given();
  Object.assign(calls, { takes: 20_000, brings: "succeeded" });
  for (let turn = 0; turn < 5; turn += 1) await ask("slow");
  Object.assign(calls, { takes: 100, brings: "unknown" });
  for (let turn = 0; turn < 5; turn += 1) await ask("quick");
  expect(calls.made).toBe(10);
});

test("while one call tries a gateway again, the others still wait", async () => {
  const { clock, calls, ask } = given();
  await ask("broken");
  await ask("broken");
  clock.now += 30_000;
  calls.takes = 0;
  const first = ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayResting);
  await first;
});
