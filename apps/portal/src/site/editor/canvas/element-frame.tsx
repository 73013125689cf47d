import type { PageElement, ShownElement } from "@offertory/contract";
import { SiteElement, type SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import { type KeyboardEvent, useRef } from "react";
import { DropTargets } from "./drop-targets.tsx";
import { ElementTools } from "./element-tools.tsx";
import { EditButtonInPlace } from "../in-place/edit-button-in-place.tsx";
import { EditTextInPlace } from "../in-place/edit-text-in-place.tsx";
import { loadTextEditor } from "../in-place/load-text-editor.ts";
import { hasTextInPlace } from "../in-place/use-in-place.ts";
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

/**
 * An element as visitors see it. A click, Enter or typing edits its text on the page, or opens its dialog if it has none;
 * its toolbar appears on hover or focus.
 */
export function ElementFrame({ work, surroundings, element, position }: ElementFrameProps) {
  const t = useT();
  const { id } = element;
  const isInside = position.parentId !== null;
  const name = work.nameOf(element);
  const shown = showElement(element, work.lookedUp);
  const { inPlace } = work;
  /** Characters that are typed while the code of the editor is loaded. */
  const typed = useRef("");
  const canEditHere = hasTextInPlace(element.elementType) && !isBlank(shown);

  /** Edits the text on the page, or the element in its dialog. */
  function open(point?: { x: number; y: number }): void {
    if (!canEditHere) return work.edit(element);
    loadTextEditor().then(
      () => {
        inPlace.begin(element, { point, typed: typed.current });
        typed.current = "";
      },
      () => work.edit(element),
    );
  }

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const isText = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
    if (canEditHere && isText) {
      // Without this, the character could also be a shortcut of the page.
      event.preventDefault();
      event.stopPropagation();
      typed.current += key;
      if (typed.current === key) open();
    }
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      work.move(element, event.key === "ArrowUp" ? -1 : 1);
    }
    if (event.key === "Delete") void work.removals.removeElement(element, name);
  }

  if (inPlace.editing?.element.id === id) {
    const props = { inPlace, edit: inPlace.editing, element: inPlace.editing.element };
    return (
      <div className="relative">
        {element.elementType === "button" ? (
          <EditButtonInPlace {...props} isInside={isInside} />
        ) : (
          <EditTextInPlace {...props} />
        )}
      </div>
    );
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
        onClick={({ detail, clientX, clientY }) => {
          typed.current = "";
          // A click by a key has no point.
          open(detail > 0 ? { x: clientX, y: clientY } : undefined);
        }}
        onKeyDown={press}
        {...(canEditHere && { onFocus: loadAhead, onPointerEnter: loadAhead })}
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
            ? "-top-6.5 group-focus-within/inner:opacity-100 group-hover/inner:opacity-100"
            : "-top-9 group-focus-within/outer:opacity-100 group-hover/outer:opacity-100",
        )}
      />
    </DropTargets>
  );
}

/** Loads the editor before it is needed; a failure is handled when the text is pressed. */
const loadAhead = () => void loadTextEditor().catch(() => {});

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
