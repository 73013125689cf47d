import { useSession } from "@offertory/api-client";
import type { ElementType, PageElement } from "@offertory/contract";
import { forgetDraft, readDraft } from "@offertory/editors/drafts";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { answersOf } from "../show-element.ts";
import type { Answers } from "../use-elements.ts";
import type { useElementName } from "../use-element-name.ts";

/** How a text began to be edited: at the point that was pressed, or with characters typed while it had the focus. */
export interface InPlaceStart {
  point?: { x: number; y: number } | undefined;
  typed?: string;
}

/** An element whose text is edited on the page. */
export interface InPlaceEdit extends InPlaceStart {
  element: PageElement;
  /** The text that the editor begins with, when it is not the saved one. */
  draft?: string;
}

type Existing = { type: ElementType; answers: Answers; element: PageElement };

interface Needs {
  nameOf: ReturnType<typeof useElementName>;
  edit(element: PageElement): void;
  write(edited: Existing, answers: Answers): void;
  writeThenEdit(edited: Existing, answers: Answers): Promise<void>;
  focus(id: string): void;
}

/** The element types whose text can be edited on the page. */
const TYPES: ReadonlySet<ElementType> = new Set(["text", "button"]);
export const hasTextInPlace = (type: ElementType): boolean => TYPES.has(type);

/** Editing the text of an element on the page, without its dialog. */
export function useInPlace({ nameOf, edit, write, writeThenEdit, focus }: Needs) {
  const t = useT();
  const { user } = useSession();
  const snackbar = useSnackbar();
  const [editing, setEditing] = useState<InPlaceEdit | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);

  const textOf = ({ elementType, answers }: PageElement): string =>
    elementType === "button" ? answersOf("button", answers).text : answersOf("text", answers).text;
  const withText = ({ elementType, answers }: PageElement, text: string): Answers =>
    elementType === "button" ? { ...answersOf("button", answers), text } : { text };
  const draftKey = ({ id }: PageElement) => `page ${user?.id ?? ""} ${id}`;

  function begin(element: PageElement, start: InPlaceStart = {}, draft?: string): void {
    const kept = draft === undefined ? readDraft(draftKey(element)) : null;
    // The dialog offers the draft of an earlier visit.
    if (kept && kept.text !== textOf(element)) return edit(element);
    setEditing({ element, ...start, ...(draft !== undefined && { draft }) });
  }

  /** Ends editing. */
  function end(element: PageElement): void {
    forgetDraft(draftKey(element));
    setEditing(null);
  }

  /** Whether the text may be saved; otherwise the earlier one stays, with the reason. */
  function isSaveable({ elementType }: PageElement, text: string): boolean {
    if (elementType !== "button" || text !== "") return true;
    snackbar.error(t("pages:button.textMissing"));
    return false;
  }

  /** Ends editing and saves the text if it was changed. `isByKey` returns the focus to the element. */
  function keep(text: string, isByKey: boolean): void {
    if (!editing) return;
    const { element } = editing;
    end(element);
    if (isByKey) focus(element.id);
    if (text === textOf(element) || !isSaveable(element, text)) return;
    write({ type: element.elementType, answers: element.answers, element }, withText(element, text));
  }

  /** Ends editing and restores the text. What was typed can be brought back. */
  function restore(text: string): void {
    if (!editing) return;
    const { element } = editing;
    end(element);
    focus(element.id);
    if (text === textOf(element)) return;
    snackbar.success(t("pages:versions.discarded"), {
      label: t("common:undo"),
      onSelect: () => begin(element, {}, text),
    });
  }

  /** Saves the text and opens the dialog of the element, which has further options. */
  function showOptions(text: string): void {
    if (!editing) return;
    const { element } = editing;
    end(element);
    if (text === textOf(element) || !isSaveable(element, text)) return edit(element);
    void writeThenEdit({ type: element.elementType, answers: element.answers, element }, withText(element, text));
  }

  return {
    editing,
    begin,
    keep,
    restore,
    showOptions,
    textOf,
    nameOf,
    /** The name of the draft in this browser, which is the same as that of the dialog. */
    draftKey,
    bar,
    setBar,
  };
}
export type InPlace = ReturnType<typeof useInPlace>;
