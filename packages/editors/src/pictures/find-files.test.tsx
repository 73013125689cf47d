import { expect, test } from "vitest";
import { findFiles } from "./find-files.ts";

const PICTURE = new File(["…"], "image.png", { type: "image/png" });

function pasted(html: string, files = [PICTURE]) {
  const data = new DataTransfer();
  if (html) data.setData("text/html", html);
  for (const file of files) data.items.add(file);
  return findFiles(data);
}

test("an image is taken from the clipboard, with or without HTML that contains only the image", () => {
  expect(pasted("")).toEqual([PICTURE]);
  expect(pasted('<meta charset="utf-8"><img src="https://grace.test/a.png" alt="Hall">')).toEqual([PICTURE]);
  expect(pasted('<style>p {}</style><p class=MsoNormal><img src="file:///C:/clip_image002.png"></p>')).toEqual([
    PICTURE,
  ]);
});

test("text and tables copied from Word and Excel are pasted instead of their image", () => {
  expect(pasted("<p>Easter at Grace</p>")).toEqual([]);
  expect(pasted("<table><tr><td></td></tr></table>")).toEqual([]);
  expect(pasted("<p>Text alone</p>", [])).toEqual([]);
});
