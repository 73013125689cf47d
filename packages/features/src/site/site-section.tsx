import type { ShownElement, PublicSection } from "@offertory/contract/content/public-page";
import { pictureSources } from "@offertory/contract/gallery/picture-sources";
import type { ReactNode } from "react";
import { SiteElement } from "./site-element.tsx";
import type { SiteSurroundings } from "./surroundings.ts";

interface SiteSectionProps extends SiteSurroundings {
  section: PublicSection;
  /** Whether it is the first section, whose pictures are visible at once. */
  isFirst: boolean;
  /** Rendered instead of the elements, such as the same elements with toolbars. */
  children?: ReactNode;
}

/**
 * White text on the church's color or on a picture, also for links and outlined buttons, which have no background of
 * their own.
 */
const ALL_WHITE =
  "text-ink [--ink-soft:#fff] [--ink:#fff] [&_.rich-text_a:not(.btn)]:text-inherit [&_[class*=btn-transparent]]:[--btn-ink:#fff]";

/** `ground` is the background, and `on` the colors of the content on it. */
const BACKGROUND_CLASSES = {
  plain: { ground: "bg-surface", on: "text-ink" },
  soft: { ground: "bg-sunken", on: "text-ink" },
  brand: { ground: "bg-brand", theme: "light", on: ALL_WHITE, onTheme: "dark" },
  dark: { ground: "bg-raised", theme: "dark", on: "text-ink" },
  picture: { ground: "bg-black", theme: "dark", on: ALL_WHITE },
} as const satisfies Record<
  PublicSection["background"],
  { ground: string; theme?: "light" | "dark"; on: string; onTheme?: "dark" }
>;

/** A section of a page, as wide as the window, with a background. */
export function SiteSection({ section, isFirst, children, ...surroundings }: SiteSectionProps) {
  const { background, picture, elements } = section;
  const look: { ground: string; theme?: string; on: string; onTheme?: string } = BACKGROUND_CLASSES[background];
  const shown = elements.filter((element) => isShown(element, surroundings));
  if (shown.length === 0 && children === undefined) return null;
  return (
    <section data-theme={look.theme} className={`relative isolate overflow-hidden ${look.ground}`}>
      {background === "picture" && picture ? <Behind picture={picture} isFirst={isFirst} /> : null}
      {/* A theme sets its colors on the element that has it, so the content's theme needs an element of its own. */}
      <div data-theme={look.onTheme}>
        <div
          className={`mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 sm:px-6 ${look.on} ${paddingOf(background, isFirst)}`}
        >
          {children ??
            shown.map((element) => (
              <SiteElement key={element.id} element={element} isFirst={isFirst} {...surroundings} />
            ))}
        </div>
      </div>
    </section>
  );
}

/**
 * Returns the padding: more for the first section, most if its background is a picture, so that the picture is visible.
 */
function paddingOf(background: PublicSection["background"], isFirst: boolean): string {
  if (!isFirst) return "py-12 sm:py-16";
  return background === "picture" ? "py-20 sm:py-40" : "py-16 sm:py-24";
}

function Behind({ picture, isFirst }: { picture: string; isFirst: boolean }) {
  return (
    <>
      <img
        {...pictureSources(picture, "100vw")}
        alt=""
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        decoding="async"
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <div className="absolute inset-0 -z-10 bg-black/60" />
    </>
  );
}

/** Whether an element has content; one without leaves no gap. */
function isShown(element: ShownElement, { takesGifts }: Pick<SiteSurroundings, "takesGifts">): boolean {
  switch (element.type) {
    case "giving":
      return takesGifts;
    case "form":
      return element.form !== null;
    case "picture":
    case "video":
      return element.answers.url !== "";
    case "button":
      return element.answers.text !== "" && element.answers.url !== "";
    case "text":
    case "events":
    case "columns":
      return true;
  }
}
