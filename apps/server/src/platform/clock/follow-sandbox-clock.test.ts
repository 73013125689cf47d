import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { followSandboxClock } from "./follow-sandbox-clock.ts";

const DAY_MS = 86_400_000;

test("the clock follows the sandbox's clock and keeps its offset when the sandbox stops", async () => {
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

test("without a sandbox the clock shows the real time", () => {
  const clock = followSandboxClock(null);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000);
  clock.stop();
});
