import { expect, test } from "vitest";
import { linkClasses, LinkNode, NEW_LINK, readLink } from "./link-classes.ts";
import { LINK_APPEARANCES, LINK_SIZES, LINK_VARIANTS } from "./link-looks.ts";
import { readBraces, writeBraces } from "./link-markdown.ts";

const looks = LINK_APPEARANCES.flatMap((appearance) =>
  LINK_VARIANTS.flatMap((variant) => LINK_SIZES.map((size) => ({ appearance, variant, size }))),
);

test("S9.05 all 336 link styles are written as classes and read back", () => {
  expect(looks).toHaveLength(3 * 16 * 7);
  for (const look of looks) {
    const read = readLink(linkClasses(look));
    expect(read).toEqual(look.appearance === "link" ? { ...look, variant: "primary", size: "medium" } : look);
    expect(readLink(linkClasses(look).toReversed().join("  "))).toEqual(read);
  }
});

test("S9.05 button styles are written in Markdown and read back", () => {
  for (const look of looks.filter(({ appearance }) => appearance !== "link")) {
    const written = writeBraces({ look, target: "_blank" });
    expect(readBraces(`${written} and more`)).toEqual({ look, target: "_blank", length: written.length });
  }
  expect(readBraces("{.btn onclick=x}")).toBeNull();
  expect(readBraces("plain {.btn}")).toBeNull();
});

test("S3.06 S9.04 a new link is a link node that leads to https:// in the same window", () => {
  expect(LinkNode.parse(NEW_LINK)).toEqual({ url: "https://", target: "_self", classNames: [] });
});
