import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test("a file name is built from the church and the subject", () => {
  expect(fileName("Grace Community Church", "Missions & Aid", "")).toBe("grace-community-church-missions-aid");
  expect(fileName("Église", "寄付")).toBe("église-寄付");
});
