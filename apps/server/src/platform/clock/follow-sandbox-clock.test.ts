import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { followSandboxClock } from "./follow-sandbox-clock.ts";

const DAY_MS = 86_400_000;

test("time runs ahead as far as the sandbox's does, and stays there when it falls silent", async () => {
  const sandbox = createServer((_request, reply) => reply.end(JSON.stringify({ aheadMs: 30 * DAY_MS })));
  await new Promise<void>((resolve) => sandbox.listen(0, "127.0.0.1", resolve));
  const address = sandbox.address();
  const moved = vi.fn<() => void>();
  const clock = followSandboxClock(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, moved);
  const days = () => Math.round((clock.now().getTime() - Date.now()) / DAY_MS);
  expect(days()).toBe(0);
  await expect.poll(days).toBe(30);
  sandbox.closeAllConnections();
  sandbox.close();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(days()).toBe(30);
  expect(moved).toHaveBeenCalledTimes(1);
  clock.stop();
});

test("without a sandbox, as in production, time is what it is", () => {
  const clock = followSandboxClock(null);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000);
  clock.stop();
});
