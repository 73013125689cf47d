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

/** How a link looks; variant and size only count where it looks like a button. */
export type LinkLook = { appearance: LinkAppearance; variant: LinkVariant; size: LinkSize };

export const PLAIN_LOOK: LinkLook = { appearance: "link", variant: "primary", size: "medium" };

/** The wire's link: where it leads, in which window, and its looks as classes. */
export const LinkNode = z.object({
  url: z.string(),
  target: z.enum(LINK_TARGETS),
  classNames: z.array(z.string()),
});
export type LinkNode = z.output<typeof LinkNode>;

/** What a link is before anybody has said where it leads. */
export const NEW_LINK: LinkNode & { target: LinkTarget } = { url: "https://", target: "_self", classNames: [] };

/** The looks as classes: none for a link, `btn btn-{variant} btn-{size}` for a button, `btn-block` for a wide one. */
export function linkClasses({ appearance, variant, size }: LinkLook): string[] {
  if (appearance === "link") return [];
  const classes = ["btn", `btn-${variant}`, `btn-${size}`];
  return appearance === "full-width-button" ? [...classes, "btn-block"] : classes;
}

/** The looks that classes say; what they leave out or say wrongly is as it is for a button that nobody has changed. */
export function readLink(classNames: string | readonly string[]): LinkLook {
  const names = typeof classNames === "string" ? classNames.split(/\s+/) : classNames;
  const said = <Value extends string>(values: readonly Value[]) =>
    values.find((value) => names.includes(`btn-${value}`));
  const isButton = names.includes("btn") || names.includes("btn-block");
  if (!isButton) return PLAIN_LOOK;
  return {
    appearance: names.includes("btn-block") ? "full-width-button" : "button",
    variant: said(LINK_VARIANTS) ?? PLAIN_LOOK.variant,
    size: said(LINK_SIZES) ?? PLAIN_LOOK.size,
  };
}
