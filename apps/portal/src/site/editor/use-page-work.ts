import type { ElementType, PageElement, PageSection } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useRef, useState } from "react";
import { dropPosition, nextPosition, findPosition } from "./element-position.ts";
import { type ElementPosition, planOf } from "./page-plan.ts";
import { lookedUpIn } from "./show-element.ts";
import { useElementName } from "./use-element-name.ts";
import { type Answers, type Edited, useElements } from "./use-elements.ts";
import { usePageTree } from "./use-page-tree.ts";
import { useQuestion } from "./use-question.ts";
import { useRemovals } from "./use-removals.ts";
import { useSections } from "./use-sections.ts";

/** A text that is not saved yet: it is kept until it is saved or discarded. */
export interface Unsaved {
  edited: Edited;
  answers: Answers;
  /** Why saving failed; null while saving. */
  problem: string | null;
}

const keyOf = ({ element, position }: Edited): string =>
  element?.id ?? `${position?.sectionId} ${position?.parentId} ${position?.column} ${position?.index}`;

/** The state and operations of the page editor. */
export function usePageWork(pageId: string) {
  const t = useT();
  const errorText = useErrorText();
  const nameOf = useElementName();
  const work = usePageTree(pageId);
  const conflict = useQuestion<string | null>();
  const sections = useSections(work);
  const elements = useElements(work, conflict.ask);
  const removals = useRemovals(sections, elements);
  const [editing, setEditing] = useState<Edited | null>(null);
  const [adding, setAdding] = useState<ElementPosition | null>(null);
  const [behind, setBehind] = useState<PageSection | null>(null);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const dragged = useRef<string | null>(null);

  const editedElements = work.tree?.elements.map((element) => {
    const waiting = unsaved.find(({ edited }) => edited.element?.id === element.id);
    return waiting ? { ...element, answers: waiting.answers } : element;
  });
  const plan = planOf({ sections: work.tree?.sections ?? [], elements: editedElements ?? [] });

  function hold(edited: Edited, waiting: Unsaved | null): void {
    const others = (known: readonly Unsaved[]) => known.filter((one) => keyOf(one.edited) !== keyOf(edited));
    setUnsaved((known) => (waiting ? [...others(known), waiting] : others(known)));
  }

  /** Saves a text, whose editor is closed already; the text is kept until it is saved. */
  async function writeText(edited: Edited, answers: Answers): Promise<void> {
    hold(edited, { edited, answers, problem: null });
    try {
      await elements.write(edited, answers);
      hold(edited, null);
    } catch (error) {
      hold(edited, { edited, answers, problem: errorText(error) });
    }
  }

  /** Starts a new element: columns are saved at once, all others when their editor is. */
  function begin(type: ElementType, position: ElementPosition): void {
    setAdding(null);
    const edited = { type, answers: {}, position };
    if (type === "columns") void elements.write(edited, { sizes: [6, 6] }).catch(work.fail);
    else setEditing(edited);
  }

  function move(element: PageElement, step: -1 | 1): void {
    const to = nextPosition(plan, element.id, step);
    if (to) moveTo(element.id, to);
  }

  function moveTo(id: string, to: ElementPosition): void {
    const element = work.tree?.elements.find((one) => one.id === id);
    const section = plan.findIndex((one) => one.section.id === to.sectionId) + 1;
    if (!element) return;
    setAnnouncement(
      t("pages:canvas.moved", { name: nameOf(element), place: String(to.index + 1), section: String(section) }),
    );
    void elements.moveTo(id, to);
    // The moved element may be mounted again at its new position, so the focus is set after the render.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`)?.focus());
  }

  function drop(before: ElementPosition): void {
    const to = dragged.current ? dropPosition(plan, dragged.current, before) : null;
    if (dragged.current && to) moveTo(dragged.current, to);
    dragged.current = null;
  }

  function moveSection({ id }: PageSection, index: number): void {
    setAnnouncement(t("pages:canvas.movedSection", { place: String(index + 1) }));
    void sections.moveTo(id, index);
  }

  return {
    ...work,
    plan,
    lookedUp: lookedUpIn(work.preview),
    conflict,
    sections,
    elements,
    removals,
    nameOf,
    editing,
    edit: (element: PageElement) => setEditing({ type: element.elementType, answers: element.answers, element }),
    editAgain: ({ edited, answers }: Unsaved) => setEditing({ ...edited, answers }),
    stopEditing: () => setEditing(null),
    adding,
    add: setAdding,
    begin,
    behind,
    setBehind,
    unsaved,
    writeText,
    dropUnsaved: ({ edited }: Unsaved) => hold(edited, null),
    draftName: keyOf,
    announcement,
    dragged,
    drag: (id: string | null) => {
      dragged.current = id;
    },
    move,
    drop,
    moveSection,
    /** Whether the element can move in this direction. */
    mayMove: (id: string, step: -1 | 1) => nextPosition(plan, id, step) !== null,
    placeOf: (id: string) => findPosition(plan, id),
  };
}
export type PageWork = ReturnType<typeof usePageWork>;
