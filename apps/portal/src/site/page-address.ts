import { PAGE_LENGTHS, PageUrl, slugOf, TAKEN_PAGE_URLS } from "@offertory/contract";

/** What an address has besides the name: the slash before it, and a number behind it where the name is taken. */
const AROUND_NAME = "/-99".length;

/** Characters that have none of ours beneath them, as they are written where only ours are known. */
const SPELLED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

/** The address that a page gets by its title, one that is free; empty where the title has no characters for it. */
export function addressOf(title: string, taken: readonly string[]): string {
  const name = slugOf(title.replaceAll(/[ßæœøđðþłı]/gi, (character) => SPELLED[character.toLowerCase()] ?? character))
    .replaceAll(/[^a-z0-9-]/g, "")
    .slice(0, PAGE_LENGTHS.url - AROUND_NAME)
    .replaceAll(/-{2,}/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (name === "") return "";
  const isFree = (url: string) => !taken.includes(url) && !TAKEN_PAGE_URLS.some((ours) => ours === url);
  const names = [name, ...Array.from({ length: 98 }, (_, index) => `${name}-${index + 2}`)];
  return `/${names.find((each) => isFree(`/${each}`)) ?? name}`;
}

/** What is wrong with an address that somebody typed: the code of its sentence, or nothing. */
export function addressProblem(url: string, taken: readonly string[]): "page-url-invalid" | "page-url-taken" | null {
  if (!PageUrl.safeParse(url).success) return "page-url-invalid";
  return taken.includes(url) || TAKEN_PAGE_URLS.some((ours) => ours === url) ? "page-url-taken" : null;
}
