import { PAGE_LENGTHS, PageUrl, slugOf, RESERVED_PAGE_URLS } from "@offertory/contract";

/** The length of the slash before a path and of the number after it if the path is taken. */
const AFFIX_LENGTH = "/-99".length;

/** ASCII spellings of letters that Unicode normalization does not decompose. */
const SPELLED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

/** Returns a free path for a page by its title; empty if the title has no usable characters. */
export function addressOf(title: string, taken: readonly string[]): string {
  const name = slugOf(title.replaceAll(/[ßæœøđðþłı]/gi, (character) => SPELLED[character.toLowerCase()] ?? character))
    .replaceAll(/[^a-z0-9-]/g, "")
    .slice(0, PAGE_LENGTHS.url - AFFIX_LENGTH)
    .replaceAll(/-{2,}/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (name === "") return "";
  const isFree = (url: string) => !taken.includes(url) && !RESERVED_PAGE_URLS.some((ours) => ours === url);
  const names = [name, ...Array.from({ length: 98 }, (_, index) => `${name}-${index + 2}`)];
  return `/${names.find((each) => isFree(`/${each}`)) ?? name}`;
}

/** Returns the error code for a typed path, or null. */
export function addressProblem(url: string, taken: readonly string[]): "page-url-invalid" | "page-url-taken" | null {
  if (!PageUrl.safeParse(url).success) return "page-url-invalid";
  return taken.includes(url) || RESERVED_PAGE_URLS.some((ours) => ours === url) ? "page-url-taken" : null;
}
