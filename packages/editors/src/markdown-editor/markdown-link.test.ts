import { PLAIN_LOOK } from "@offertory/contract/rich-text/link-classes";
import { expect, test } from "vitest";
import { dropLink, findLink, putLink, startLink } from "./markdown-link.ts";

const at = (text: string, start: number, end = start) => ({ text, start, end });
const BUTTON = { appearance: "button", variant: "dark", size: "xl" } as const;

test("S2.26 the link at the cursor is found with its style", () => {
  const text = "Come [and see](/visit){.btn .btn-dark .btn-xl target=_blank} us";
  const found = findLink(at(text, 8));
  expect(found?.link).toEqual({ url: "/visit", text: "and see", target: "_blank", look: BUTTON });
  expect(text.slice(found?.start, found?.end)).toBe("[and see](/visit){.btn .btn-dark .btn-xl target=_blank}");
  expect(findLink(at(text, 2))).toBeNull();
  expect(findLink(at("![a](/content/b.jpg)", 3))).toBeNull();
});

test("S2.26 S9.05 a link is inserted, changed and removed", () => {
  const text = "Give today";
  const put = putLink(at(text, 0, 4), { ...startLink(at(text, 0, 4)), url: "/give", look: BUTTON });
  expect(put.text).toBe("[Give](/give){.btn .btn-dark .btn-xl} today");
  const plain = putLink(at(put.text, 3), { url: "https://a.test/(x)", text: "[G]", target: "_self", look: PLAIN_LOOK });
  expect(plain.text).toBe(String.raw`[\[G\]](<https://a.test/(x)>) today`);
  expect(findLink(at(plain.text, 2))?.link).toEqual({
    url: "https://a.test/(x)",
    text: "[G]",
    target: "_self",
    look: PLAIN_LOOK,
  });
  expect(dropLink(at(put.text, 3)).text).toBe("Give today");
});
