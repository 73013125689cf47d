import type { PageElement, ShownElement } from "@offertory/contract";
import { SiteElement, type SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import type { KeyboardEvent } from "react";
import { DropTargets } from "./drop-targets.tsx";
import { ElementTools } from "./element-tools.tsx";
import type { ElementPosition } from "../page-plan.ts";
import { isBlank, showElement } from "../show-element.ts";
import type { PageWork } from "../use-page-work.ts";
import { elementIcon } from "./element-icon.tsx";

interface ElementFrameProps {
  work: PageWork;
  surroundings: SiteSurroundings;
  element: PageElement;
  position: ElementPosition;
}

/** An element as visitors see it. A click opens its editor; its toolbar appears on hover or focus. */
export function ElementFrame({ work, surroundings, element, position }: ElementFrameProps) {
  const t = useT();
  const { id } = element;
  const isInside = position.parentId !== null;
  const name = work.nameOf(element);
  const shown = showElement(element, work.lookedUp);

  function press(event: KeyboardEvent) {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      work.move(element, event.key === "ArrowUp" ? -1 : 1);
    }
    if (event.key === "Delete") void work.removals.removeElement(element, name);
  }

  return (
    <DropTargets work={work} position={position} className={isInside ? "group/inner" : "group/outer"}>
      {/* Links and buttons of the page must not work while it is edited. */}
      <div inert>
        {isBlank(shown) ? (
          <BlankElement shown={shown} />
        ) : (
          <SiteElement element={shown} isFirst={false} isInside={isInside} {...surroundings} />
        )}
      </div>
      <button
        type="button"
        data-element={id}
        aria-label={t("pages:canvas.edit", { name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onClick={() => work.edit(element)}
        onKeyDown={press}
        className="absolute -inset-2 scroll-mt-14 cursor-pointer rounded-card outline-offset-0 outline-current hover:outline-2 hover:outline-dashed focus-visible:outline-3"
      />
      <ElementTools
        work={work}
        element={element}
        name={name}
        position={position}
        className={classNames(
          "right-0",
          isInside
            ? "-top-6 group-focus-within/inner:opacity-100 group-hover/inner:opacity-100"
            : "-top-9 group-focus-within/outer:opacity-100 group-hover/outer:opacity-100",
        )}
      />
    </DropTargets>
  );
}

// i18n-uses: pages:types.* pages:blank.*

/** A placeholder for an element that has nothing to show yet. */
function BlankElement({ shown }: { shown: ShownElement }) {
  const t = useT();
  const isClosed = shown.type === "form" && Boolean(shown.answers.formId);
  return (
    <div className="mx-auto flex w-full max-w-3xl items-center gap-4 rounded-card border border-dashed border-current p-5">
      {elementIcon(shown.type)}
      <div className="min-w-0">
        <p className="font-semibold">{t(`pages:types.${shown.type}`)}</p>
        <p className="text-sm">{t(isClosed ? "pages:blank.formClosed" : "pages:blank.unfinished")}</p>
      </div>
    </div>
  );
}
