import type { PublicPage, ShownElement } from "@offertory/contract";
import { SitePage, type SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { type MouseEvent, useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { sanitizeHtml } from "@offertory/editors/rich-text";

interface PreviewFrameProps extends SiteSurroundings {
  page: PublicPage;
  width: "phone" | "desktop";
}

const WIDTHS = { phone: "w-98 max-w-full", desktop: "w-full min-w-5xl" };

/** Shows the page in an iframe, so that its layout follows the width of a phone or a desktop. */
export function PreviewFrame({ page, width, ...surroundings }: PreviewFrameProps) {
  const t = useT();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const clean = useMemo(() => cleanPage(page), [page]);

  const dress = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (!inside) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
      inside.head.append(inside.importNode(style, true));
    const { lang, dataset, style } = document.documentElement;
    inside.documentElement.lang = lang;
    if (dataset["theme"]) inside.documentElement.dataset["theme"] = dataset["theme"];
    inside.documentElement.style.cssText = style.cssText;
    setBody(inside.body);
  }, []);

  /** Prevents links from leaving the preview. */
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
  };

  return (
    <div className="overflow-x-auto rounded-card border border-line-strong bg-sunken">
      <iframe
        ref={dress}
        sandbox="allow-same-origin"
        title={t(width === "phone" ? "pages:editor.onPhone" : "pages:editor.onDesktop")}
        className={`mx-auto block h-[75vh] bg-surface ${WIDTHS[width]}`}
      />
      {body
        ? createPortal(
            <div onClickCapture={stay}>
              <SitePage page={clean} {...surroundings} />
            </div>,
            body,
          )
        : null}
    </div>
  );
}

/** Sanitizes the rich text of a page again, because the preview runs in the origin of a signed-in user. */
const cleanPage = (page: PublicPage): PublicPage => ({
  ...page,
  sections: page.sections.map((section) => ({ ...section, elements: section.elements.map(cleanElement) })),
});

function cleanElement(element: ShownElement): ShownElement {
  switch (element.type) {
    case "text":
      return { ...element, answers: { text: sanitizeHtml(element.answers.text) } };
    case "columns":
      return { ...element, columns: element.columns.map((column) => column.map(cleanInside)) };
    default:
      return element;
  }
}

type Inside = Extract<ShownElement, { type: "columns" }>["columns"][number][number];

const cleanInside = (element: Inside): Inside =>
  element.type === "text" ? { ...element, answers: { text: sanitizeHtml(element.answers.text) } } : element;
