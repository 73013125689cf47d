import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { TooManyAttempts } from "../http/http-errors.ts";
import { openWorker, WorkTooHeavy } from "./open-worker.ts";

const file = new URL("./testing/some.worker.ts", import.meta.url);
const open = (limits = {}) =>
  openWorker<{ what: "double" | "fail" | "hang" | "fill"; number?: number }, number>(file, {
    milliseconds: 20_000,
    megabytes: 32,
    queue: 10,
    ...limits,
  });

test("each call of a worker gets its own result", async () => {
  const run = open();
  const results = await Promise.all([1, 2, 3].map((number) => run("grace", { what: "double", number })));
  expect(results).toEqual([2, 4, 6]);
  await expect(run("grace", { what: "fail" })).rejects.toThrow("It failed.");
  expect(await run("grace", { what: "double", number: 4 })).toBe(8);
});

test("work that takes too long is ended, and the next work in the queue is done", async () => {
  const run = open({ milliseconds: 300 });
  const hanging = run("grace", { what: "hang" });
  const waiting = run("grace", { what: "double", number: 5 });
  const ended = hanging.catch((error: unknown) => error);
  expect(await Promise.race([ended, sleep(5000, "still at work")])).toBeInstanceOf(WorkTooHeavy);
  expect(await waiting).toBe(10);
});

test("work that needs too much memory is ended, and the next work in the queue is done", async () => {
  const run = open();
  const filling = run("grace", { what: "fill" });
  const waiting = run("grace", { what: "double", number: 6 });
  await expect(filling).rejects.toBeInstanceOf(WorkTooHeavy);
  expect(await waiting).toBe(12);
});

test("churches take turns: heavy work of one church delays another only once, and its queue is limited", async () => {
  const run = open({ milliseconds: 300, queue: 3 });
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  const heavy = Array.from({ length: 5 }, (_, number) =>
    run("grace", { what: "hang" }).catch((error: unknown) =>
      ended.push(error instanceof TooManyAttempts ? "busy" : `${number}`),
    ),
  );
  const light = run("harbor", { what: "double", number: 7 }).then(note("harbor"));
  await Promise.all([...heavy, light]);
  // The first piece runs when the others arrive, three more wait, and the fifth is refused.
  expect(ended.filter((name) => name === "busy").length).toBeGreaterThanOrEqual(1);
  expect(ended.indexOf("harbor")).toBeLessThan(ended.indexOf("1"));
});

test("a worker that cannot be loaded rejects its work", async () => {
  const run = openWorker(new URL("./nowhere.ts", import.meta.url), { milliseconds: 500, megabytes: 32, queue: 2 });
  await expect(run("grace", {})).rejects.toThrow(/nowhere/);
});
