import type { ElementAnswers } from "@offertory/contract/content/element-kinds";
import { linkClasses } from "@offertory/contract/rich-text/link-classes";
import { hrefOn } from "../href-on.ts";

interface SiteButtonProps {
  button: ElementAnswers["button"];
  base: string;
  isInside: boolean;
}

/** A link that looks like a button. */
export function SiteButton({ button, base, isInside }: SiteButtonProps) {
  const { text, url, target, ...look } = button;
  return (
    <p className={isInside ? "" : "w-full text-center"}>
      <a
        href={hrefOn(base, url)}
        className={linkClasses(look).join(" ")}
        {...(target === "_blank" && { target, rel: "noopener" })}
      >
        {text}
      </a>
    </p>
  );
}
