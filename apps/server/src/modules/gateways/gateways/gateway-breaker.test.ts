import { expect, test } from "vitest";
import { GatewayBlocked, openBreakers } from "./gateway-breaker.ts";
import { guardProviders } from "./guard-providers.ts";

/** A provider with one call whose duration and outcome the test sets. */
function createTestProvider() {
  const clock = { now: 0 };
  const calls = { durationMs: 20_000, outcome: "unknown", count: 0 };
  const charge = async (_account: { gatewayId: string }) => {
    calls.count += 1;
    clock.now += calls.durationMs;
    return { outcome: calls.outcome };
  };
  const guarded = guardProviders(
    { stripe: { charges: { charge }, name: "stripe" } },
    openBreakers(() => clock.now),
  );
  const ask = async (gatewayId: string) => guarded.stripe.charges.charge({ gatewayId });
  return { clock, calls, ask, guarded };
}

test("a gateway is blocked for 30 seconds after two slow calls without an answer; other gateways are not", async () => {
  const { clock, calls, ask, guarded } = createTestProvider();
  await ask("broken");
  await ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayBlocked);
  expect(calls.count).toBe(2);
  await ask("other");
  expect([calls.count, guarded.stripe.name]).toEqual([3, "stripe"]);

  clock.now += 30_000;
  await ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayBlocked);
  clock.now += 30_000;
  Object.assign(calls, { durationMs: 300, outcome: "succeeded" });
  await ask("broken");
  await ask("broken");
  expect(calls.count).toBe(6);
});

test("slow calls with an answer and fast failures do not block a gateway", async () => {
  const { calls, ask } = createTestProvider();
  Object.assign(calls, { durationMs: 20_000, outcome: "succeeded" });
  for (let turn = 0; turn < 5; turn += 1) await ask("slow");
  Object.assign(calls, { durationMs: 100, outcome: "unknown" });
  for (let turn = 0; turn < 5; turn += 1) await ask("quick");
  expect(calls.count).toBe(10);
});

test("a blocked gateway accepts one trial call and refuses other calls meanwhile", async () => {
  const { clock, calls, ask } = createTestProvider();
  await ask("broken");
  await ask("broken");
  clock.now += 30_000;
  calls.durationMs = 0;
  const first = ask("broken");
  await expect(ask("broken")).rejects.toThrow(GatewayBlocked);
  await first;
});
