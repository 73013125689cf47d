import { describe, expect, test } from "vitest";
import { changedSettings, problemWithColor, valuesOf } from "./settings-draft.ts";

describe("S3.06 branding and settings", () => {
  test("unknown settings are ignored", () => {
    expect(
      valuesOf([
        { keyName: "brandColour", value: "#336655" },
        { keyName: "theirs", value: "x" },
      ]),
    ).toEqual({
      brandColour: "#336655",
    });
  });

  test("only changed settings are sent, and a cleared setting is sent as empty", () => {
    const saved = { brandColour: "#336655", logoLight: "data:image/png;base64,AA", supportContact: "a@b.c" };
    const values = { ...saved, logoLight: "", supportContact: " a@b.c " };
    expect(changedSettings(values, saved)).toEqual([{ keyName: "logoLight", value: "" }]);
    expect(changedSettings({ logoDark: "" }, saved)).toEqual([]);
  });

  test("a color must be empty or a hash with six hex digits", () => {
    expect(problemWithColor("")).toBeNull();
    expect(problemWithColor("#1A2b3c")).toBeNull();
    expect(problemWithColor("green")).toBe("colour-invalid");
    expect(problemWithColor("#123")).toBe("colour-invalid");
  });
});
