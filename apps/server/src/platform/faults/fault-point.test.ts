import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { faultPoint, planFaults } from "./fault-point.ts";

afterEach(() => planFaults(null));

test("a fault point does nothing unless a fault plan is set", async () => {
  await expect(Promise.resolve(faultPoint("anywhere"))).resolves.toBeUndefined();
  const passed: string[] = [];
  planFaults((point) => {
    passed.push(point);
    if (point === "here") throw new Error("dead");
  });
  await faultPoint("there");
  expect(() => faultPoint("here")).toThrow("dead");
  expect(passed).toEqual(["there", "here"]);
});

test("no code of the server plans a fault", () => {
  const sources = join(import.meta.dirname, "../../");
  const files = globSync("**/*.ts", { cwd: sources }).filter((file) => !file.endsWith(".test.ts"));
  const planning = files.filter((file) => readFileSync(join(sources, file), "utf8").includes("planFaults"));
  expect(planning).toEqual(["platform/faults/fault-point.ts"]);
});
