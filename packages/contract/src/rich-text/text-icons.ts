/**
 * Icons that rich text may contain, by their names in Lucide: `:icon-heart:` in Markdown, an empty element with the
 * class `icon-heart` in HTML. packages/ui/src/text-icons.css draws them.
 */
export const TEXT_ICONS = [
  "icon-archive",
  "icon-arrow-down",
  "icon-arrow-left",
  "icon-arrow-right",
  "icon-arrow-up",
  "icon-baby",
  "icon-bell",
  "icon-bike",
  "icon-book-open",
  "icon-building-2",
  "icon-bus",
  "icon-calendar",
  "icon-camera",
  "icon-car",
  "icon-check",
  "icon-church",
  "icon-circle-check",
  "icon-circle-help",
  "icon-circle-x",
  "icon-clock",
  "icon-coffee",
  "icon-cross",
  "icon-download",
  "icon-external-link",
  "icon-eye",
  "icon-file-text",
  "icon-flag",
  "icon-flame",
  "icon-gift",
  "icon-globe",
  "icon-graduation-cap",
  "icon-hand-heart",
  "icon-headphones",
  "icon-heart",
  "icon-house",
  "icon-image",
  "icon-info",
  "icon-key-round",
  "icon-leaf",
  "icon-lightbulb",
  "icon-lock",
  "icon-mail",
  "icon-map-pin",
  "icon-megaphone",
  "icon-message-square",
  "icon-mic",
  "icon-moon",
  "icon-music",
  "icon-palette",
  "icon-pencil",
  "icon-phone",
  "icon-play",
  "icon-printer",
  "icon-puzzle",
  "icon-scissors",
  "icon-search",
  "icon-shield",
  "icon-sparkles",
  "icon-sprout",
  "icon-star",
  "icon-sun",
  "icon-target",
  "icon-thumbs-up",
  "icon-timer",
  "icon-tree-pine",
  "icon-triangle-alert",
  "icon-user",
  "icon-users",
  "icon-utensils",
  "icon-video",
  "icon-wheat",
] as const;
export type TextIcon = (typeof TEXT_ICONS)[number];

const NAMES: ReadonlySet<string> = new Set(TEXT_ICONS);

export const isTextIcon = (name: string): name is TextIcon => NAMES.has(name);

/** Returns the text that a screen reader reads: "hand heart" for `icon-hand-heart`. */
export const iconLabel = (icon: string): string =>
  icon
    .replace(/^icon-/, "")
    .replace(/-\d+$/, "")
    .replaceAll("-", " ");
