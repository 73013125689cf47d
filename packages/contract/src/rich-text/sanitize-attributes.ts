import { linkClasses, readLink } from "./link-classes.ts";
import { safeAddress, safePicture } from "./safe-address.ts";
import { iconLabel, isTextIcon } from "./text-icons.ts";
import { ALIGNED_TAGS, ALIGNMENTS, CELL_TAGS, FONT_SIZES } from "./html-policy.ts";

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the attributes that an element may keep; null when the element must be removed, such as an image without a
 * safe URL. Server and browser use this function, so that their results agree.
 */
export function sanitizeAttributes(tag: string, given: Attributes): Record<string, string> | null {
  if (tag === "a") return cleanLink(given);
  if (tag === "img") return cleanPicture(given);
  if (tag === "span") return cleanSpan(given);
  if (tag === "ol") return /^\d{1,4}$/.test(given["start"] ?? "") ? { start: String(Number(given["start"])) } : {};
  if (CELL_TAGS.includes(tag)) return { ...cleanAligned(given), ...cleanSpans(given) };
  if (ALIGNED_TAGS.includes(tag)) return cleanAligned(given);
  return {};
}

function cleanLink(given: Attributes): Record<string, string> {
  const href = safeAddress(given["href"] ?? "");
  if (href === null) return {};
  const classes = linkClasses(readLink(given["class"] ?? ""));
  return {
    href,
    ...(classes.length > 0 && { class: classes.join(" ") }),
    // `noopener` keeps the opened page from reaching ours.
    ...(given["target"]?.toLowerCase() === "_blank" && { target: "_blank", rel: "noopener" }),
    ...titleOf(given),
  };
}

function cleanPicture(given: Attributes): Record<string, string> | null {
  const src = safePicture(given["src"] ?? "");
  if (src === null) return null;
  const dimensions = ["width", "height"].filter((name) => /^[1-9]\d{0,3}$/.test(given[name] ?? ""));
  return {
    src,
    alt: given["alt"] ?? "",
    ...Object.fromEntries(dimensions.map((name) => [name, given[name] ?? ""])),
    ...titleOf(given),
  };
}

function cleanSpan(given: Attributes): Record<string, string> {
  const names = classesOf(given);
  const icon = names.find((name) => isTextIcon(name));
  if (icon !== undefined) return { class: `icon ${icon}`, role: "img", "aria-label": iconLabel(icon) };
  const size = FONT_SIZES.find((size) => names.includes(`font-size-${size}`));
  return size === undefined ? {} : { class: `font-size-${size}` };
}

function cleanAligned(given: Attributes): Record<string, string> {
  const names = classesOf(given);
  const alignment = ALIGNMENTS.find((alignment) => names.includes(`align-${alignment}`));
  return alignment === undefined ? {} : { class: `align-${alignment}` };
}

/** Keeps spans of 2 to 50 cells; larger ones would make pages slow. */
function cleanSpans(given: Attributes): Record<string, string> {
  const spans = ["colspan", "rowspan"].filter((name) => /^(?:[2-9]|[1-4]\d|50)$/.test(given[name] ?? ""));
  return Object.fromEntries(spans.map((name) => [name, given[name] ?? ""]));
}

const classesOf = (given: Attributes): string[] => (given["class"] ?? "").split(/\s+/);

const titleOf = ({ title }: Attributes): Record<string, string> => (title ? { title } : {});
