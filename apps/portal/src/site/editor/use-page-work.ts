import type { ElementType, PageElement, PageSection } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useRef, useState } from "react";
import { dropPosition, nextPosition, findPosition } from "./element-position.ts";
import { type ElementPosition, planOf } from "./page-plan.ts";
import { lookedUpIn } from "./show-element.ts";
import { useElementName } from "./use-element-name.ts";
import { useInPlace } from "./in-place/use-in-place.ts";
import { type Answers, type Edited, useElements } from "./use-elements.ts";
import { useHistory } from "./use-history.ts";
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

/** Sets the focus after the next render, because an element may be mounted again meanwhile. */
function focusElement(id: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`)?.focus());
}

/** The state and operations of the page editor. */
export function usePageWork(pageId: string) {
  const t = useT();
  const errorText = useErrorText();
  const nameOf = useElementName();
  const work = usePageTree(pageId);
  const conflict = useQuestion<string | null>();
  const sections = useSections(work);
  const elements = useElements(work, conflict.ask);
  const history = useHistory();
  const removals = useRemovals(sections, elements, history);
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

  const now = (id: string) => work.now()?.elements.find((one) => one.id === id);

  /** Writes answers over those that an element has now; returns whether it succeeded. */
  async function rewrite(id: string, answers: Answers): Promise<boolean> {
    const element = now(id);
    try {
      return element !== undefined && (await elements.write({ type: element.elementType, answers, element }, answers));
    } catch (error) {
      work.fail(error);
      return false;
    }
  }

  /** Saves the answers of an element, and remembers how to undo it as one step. Throws on failure. */
  async function write(edited: Edited, answers: Answers): Promise<void> {
    const { element } = edited;
    const before = element && (now(element.id) ?? element).answers;
    if (!(await elements.write(edited, answers)) || !element || !before) return;
    history.remember({
      name: nameOf({ ...element, answers }),
      undo: () => rewrite(element.id, before),
      redo: () => rewrite(element.id, answers),
    });
  }

  /** Saves a text, whose editor is closed already; the text is kept until it is saved. */
  async function writeText(edited: Edited, answers: Answers): Promise<void> {
    hold(edited, { edited, answers, problem: null });
    try {
      await write(edited, answers);
      hold(edited, null);
    } catch (error) {
      hold(edited, { edited, answers, problem: errorText(error) });
    }
  }

  /** Starts a new element: columns are saved at once, all others when their editor is. */
  function begin(type: ElementType, position: ElementPosition): void {
    setAdding(null);
    const edited = { type, answers: {}, position };
    if (type === "columns") void write(edited, { sizes: [6, 6] }).catch(work.fail);
    else setEditing(edited);
  }

  const edit = (element: PageElement) => setEditing({ type: element.elementType, answers: element.answers, element });

  const inPlace = useInPlace({
    nameOf,
    edit,
    /** Waits for earlier changes of the element, so that its dialog begins with them. */
    async writeThenEdit(edited, answers) {
      await writeText(edited, answers);
      const element = now(edited.element.id);
      if (element) edit({ ...element, answers });
    },
    write: (edited, answers) => void writeText(edited, answers),
    focus: focusElement,
  });

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
    focusElement(id);
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
    history,
    nameOf,
    write,
    inPlace,
    editing,
    edit,
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
