import type { PublicPage } from "@offertory/contract/content/public-page";
import { SiteSection } from "./site-section.tsx";
import type { SiteSurroundings } from "./surroundings.ts";

interface SitePageProps extends SiteSurroundings {
  page: PublicPage;
}

/** A page of a church's site. If its content has no main heading, its title becomes one for screen readers. */
export function SitePage({ page, ...surroundings }: SitePageProps) {
  const { sections, title } = page;
  return (
    <>
      {title && !hasHeading(sections) ? <h1 className="sr-only">{title}</h1> : null}
      {sections.map((section, index) => (
        <SiteSection key={section.id} section={section} isFirst={index === 0} {...surroundings} />
      ))}
    </>
  );
}

const hasHeading = (sections: PublicPage["sections"]): boolean =>
  sections
    .flatMap(({ elements }) => elements.flatMap((one) => (one.type === "columns" ? one.columns.flat() : [one])))
    .some((element) => element.type === "text" && element.answers.text.includes("<h1"));
