import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test("files are named after what they are for", () => {
  expect(fileName("Grace Community Church", "Missions & Aid", "")).toBe("grace-community-church-missions-aid");
  expect(fileName("Église", "寄付")).toBe("église-寄付");
});
