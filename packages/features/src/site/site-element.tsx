import type { ShownElement } from "@offertory/contract/content/public-page";
import { SiteButton } from "./elements/site-button.tsx";
import { SiteColumns } from "./elements/site-columns.tsx";
import { SiteEvents } from "./elements/site-events.tsx";
import { SiteForm } from "./elements/site-form.tsx";
import { SiteGiving } from "./elements/site-giving.tsx";
import { SitePicture } from "./elements/site-picture.tsx";
import { SiteText } from "./elements/site-text.tsx";
import { SiteVideo } from "./elements/site-video.tsx";
import type { SiteSurroundings } from "./surroundings.ts";

interface SiteElementProps extends SiteSurroundings {
  element: ShownElement;
  isFirst: boolean;
  /** Whether it is inside a column, which then limits its width. */
  isInside?: boolean;
}

export function SiteElement({ element, isFirst, isInside = false, ...surroundings }: SiteElementProps) {
  switch (element.type) {
    case "text":
      return <SiteText text={element.answers.text} base={surroundings.base} />;
    case "picture":
      return <SitePicture picture={element.answers} base={surroundings.base} isFirst={isFirst} isInside={isInside} />;
    case "button":
      return <SiteButton button={element.answers} base={surroundings.base} isInside={isInside} />;
    case "giving":
      return surroundings.takesGifts ? (
        <SiteGiving giving={element.answers} fundName={element.fundName} {...surroundings} />
      ) : null;
    case "form":
      return element.form ? <SiteForm form={element.form} {...surroundings} /> : null;
    case "events":
      return <SiteEvents title={element.answers.title} events={element.events} {...surroundings} />;
    case "video":
      return <SiteVideo video={element.answers} film={element.film} {...surroundings} />;
    case "columns":
      return (
        <SiteColumns sizes={element.answers.sizes}>
          {element.columns.map((column) =>
            column.map((inside) => (
              <SiteElement key={inside.id} element={inside} isFirst={isFirst} isInside {...surroundings} />
            )),
          )}
        </SiteColumns>
      );
  }
}
