import { describe, expect, test } from "vitest";
import { changedSettings, problemWithColor, valuesOf } from "./settings-draft.ts";

describe("S3.06 branding and settings", () => {
  test("settings that are not known are left alone", () => {
    expect(
      valuesOf([
        { keyName: "brandColour", value: "#336655" },
        { keyName: "theirs", value: "x" },
      ]),
    ).toEqual({
      brandColour: "#336655",
    });
  });

  test("only changed settings are sent, and an emptied one is taken away", () => {
    const saved = { brandColour: "#336655", logoLight: "data:image/png;base64,AA", supportContact: "a@b.c" };
    const values = { ...saved, logoLight: "", supportContact: " a@b.c " };
    expect(changedSettings(values, saved)).toEqual([{ keyName: "logoLight", value: "" }]);
    expect(changedSettings({ logoDark: "" }, saved)).toEqual([]);
  });

  test("a colour is six hex digits after a hash, or nothing", () => {
    expect(problemWithColor("")).toBeNull();
    expect(problemWithColor("#1A2b3c")).toBeNull();
    expect(problemWithColor("green")).toBe("colour-invalid");
    expect(problemWithColor("#123")).toBe("colour-invalid");
  });
});
