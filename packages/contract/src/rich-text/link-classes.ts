import { z } from "zod/mini";
import {
  LINK_SIZES,
  LINK_TARGETS,
  LINK_VARIANTS,
  type LinkAppearance,
  type LinkSize,
  type LinkTarget,
  type LinkVariant,
} from "./link-looks.ts";

/** How a link looks. Variant and size apply only to buttons. */
export type LinkLook = { appearance: LinkAppearance; variant: LinkVariant; size: LinkSize };

export const PLAIN_LOOK: LinkLook = { appearance: "link", variant: "primary", size: "medium" };

/** A link in the API: its URL, its window, and its look as class names. */
export const LinkNode = z.object({
  url: z.string(),
  target: z.enum(LINK_TARGETS),
  classNames: z.array(z.string()),
});
export type LinkNode = z.output<typeof LinkNode>;

/** A link that was just added, before its URL is entered. */
export const NEW_LINK: LinkNode & { target: LinkTarget } = { url: "https://", target: "_self", classNames: [] };

/**
 * Returns the class names of a look: none for a link, `btn btn-{variant} btn-{size}` for a button, and also `btn-block`
 * for a full-width button.
 */
export function linkClasses({ appearance, variant, size }: LinkLook): string[] {
  if (appearance === "link") return [];
  const classes = ["btn", `btn-${variant}`, `btn-${size}`];
  return appearance === "full-width-button" ? [...classes, "btn-block"] : classes;
}

/** Returns the look that class names describe. A variant or size that is missing or unknown gets its default. */
export function readLink(classNames: string | readonly string[]): LinkLook {
  const names = typeof classNames === "string" ? classNames.split(/\s+/) : classNames;
  const findClass = <Value extends string>(values: readonly Value[]) =>
    values.find((value) => names.includes(`btn-${value}`));
  const isButton = names.includes("btn") || names.includes("btn-block");
  if (!isButton) return PLAIN_LOOK;
  return {
    appearance: names.includes("btn-block") ? "full-width-button" : "button",
    variant: findClass(LINK_VARIANTS) ?? PLAIN_LOOK.variant,
    size: findClass(LINK_SIZES) ?? PLAIN_LOOK.size,
  };
}
