import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { keepShapes } from "./light-icons.ts";

const folder = join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/icons");
const source = (file: string) => readFileSync(join(folder, file), "utf8");

const Icon = z.looseObject({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) });

/** Returns the data in an icon's file; its property names are quoted to make it JSON. */
function readIcon(code: string): z.output<typeof Icon> {
  const data = /__iconData = (\{.*?\n\});/s.exec(code)?.[1] ?? "";
  return Icon.parse(JSON.parse(data.replaceAll(/([{,]\s*)([a-z]\w*):/gi, '$1"$2":')));
}

const files = readdirSync(folder).filter((file) => file.endsWith(".mjs") && source(file).includes("__iconData = {"));

test("a reduced icon has the same shapes as the original", () => {
  expect(files.length).toBeGreaterThan(1000);
  for (const file of files) {
    const before = readIcon(source(file));
    const shapes = before.node.map(([tag, { key, ...attributes }]) => [tag, key ? attributes : {}]);
    expect(before["size"]).toBe(24);
    expect({ file, ...readIcon(keepShapes(source(file))) }).toEqual({ file, node: shapes });
  }
});
