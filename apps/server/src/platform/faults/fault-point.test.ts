import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { faultPoint, planFaults } from "./fault-point.ts";

afterEach(() => planFaults(null));

test("at a marked point nothing happens, unless a program has brought a plan for it", async () => {
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

test("the server itself never plans a fault: no setting and no call can", () => {
  const sources = join(import.meta.dirname, "../../");
  const files = globSync("**/*.ts", { cwd: sources }).filter((file) => !file.endsWith(".test.ts"));
  const planning = files.filter((file) => readFileSync(join(sources, file), "utf8").includes("planFaults"));
  expect(planning).toEqual(["platform/faults/fault-point.ts"]);
});
