import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../testing/open-test-sandbox.ts";
import { openClock } from "./clock.ts";
import { openStateFile } from "./state-file.ts";

const HOUR = 60 * 60 * 1000;
let folder = "";
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open() {
  const state = await openStateFile(join(folder, "clock.journal"));
  const clock = openClock(state);
  return {
    clock,
    async close() {
      await clock.close();
      await state.close();
    },
  };
}

test("the clock follows the real time until it is moved, and keeps its offset after a restart", async () => {
  const first = await open();
  expect(Math.abs(first.clock.now() - Date.now())).toBeLessThan(1000);
  await first.clock.moveBy(5 * HOUR);
  await first.close();
  const second = await open();
  expect(Math.abs(second.clock.now() - Date.now() - 5 * HOUR)).toBeLessThan(2000);
  await second.close();
});

test("the clock cannot be moved back", async () => {
  const { clock, close } = await open();
  await expect(clock.moveTo(clock.now() - HOUR)).rejects.toThrow(/only goes forward/);
  await close();
});

test("moving the clock runs all due work in order of time, including work that was added during the move", async () => {
  const { clock, close } = await open();
  const start = clock.now();
  const plans = { slow: [3, 9], quick: [1, 5, 7] };
  const log: string[] = [];
  for (const [name, hours] of Object.entries(plans)) {
    clock.onDue({
      nextDue: () => (hours[0] === undefined ? undefined : start + hours[0] * HOUR),
      async runDue() {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push(`${name} ${Math.round((clock.now() - start) / HOUR)}`);
        if (hours.shift() === 3) plans.quick.push(8);
      },
    });
  }
  await clock.moveTo(start + 8.5 * HOUR);
  expect(log).toEqual(["quick 1", "slow 3", "quick 5", "quick 7", "quick 8"]);
  expect(clock.now()).toBeGreaterThanOrEqual(start + 8.5 * HOUR);
  await close();
});

test("notBefore moves the clock forward and never back", async () => {
  const { clock, close } = await open();
  const later = clock.now() + 3 * HOUR;
  clock.notBefore(later);
  clock.notBefore(later - HOUR);
  expect(clock.now()).toBeGreaterThanOrEqual(later);
  await close();
});

test("work that falls due in real time runs by itself", async () => {
  const { clock, close } = await open();
  const done = vi.fn<() => void>();
  const at = clock.now() + 50;
  clock.onDue({ nextDue: () => (done.mock.calls.length > 0 ? undefined : at), runDue: () => done() });
  await expect.poll(() => done).toHaveBeenCalledOnce();
  await close();
});
