/** How a link may look. */
export const LINK_APPEARANCES = ["link", "button", "full-width-button"] as const;
export type LinkAppearance = (typeof LINK_APPEARANCES)[number];
export const BUTTON_APPEARANCES = ["button", "full-width-button"] as const satisfies readonly LinkAppearance[];

export const LINK_VARIANTS = [
  "light",
  "light-accent",
  "accent",
  "dark-accent",
  "dark",
  "transparent-light",
  "transparent-light-accent",
  "transparent-accent",
  "transparent-dark-accent",
  "transparent-dark",
  "primary",
  "secondary",
  "success",
  "danger",
  "warning",
  "info",
] as const;
export type LinkVariant = (typeof LINK_VARIANTS)[number];

export const LINK_SIZES = ["small", "medium", "large", "xl", "2x", "3x", "4x"] as const;
export type LinkSize = (typeof LINK_SIZES)[number];

export const LINK_TARGETS = ["_self", "_blank"] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];
