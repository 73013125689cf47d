import { CallFailed, readKey, useApi, useRead, useRefresh } from "@offertory/api-client";
import {
  type FieldType,
  listForms,
  listQuestions,
  openForm,
  orderQuestions,
  type Question,
  readForm,
  removeQuestion,
  restoreQuestion,
  saveQuestions,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { movedTo, useSnackbar } from "@offertory/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { inOrder } from "../../treasury/funds/moved-funds.ts";
import { useQuestion } from "../../site/editor/use-question.ts";
import { draftOfEdit, editProblem, mergeEdits, newQuestion, type QuestionEdit } from "./question-draft.ts";
import { useSaving } from "./use-saving.ts";

/** How long typing must pause before an edit is saved. */
const SAVE_DELAY_MS = 600;
/** How long to wait before saving again after a network or server error. */
const RETRY_DELAY_MS = 5000;

// i18n-uses: forms:type.*, errors:*

/** The state of the form builder. Each question is saved on its own shortly after the last keystroke. */
export function useBuilder(formId: string) {
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { inLine, isSaving } = useSaving();
  const input = { query: { formId } };
  const read = useRead(listQuestions, input);
  const [edits, setEdits] = useState<Readonly<Record<string, QuestionEdit>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [announcement, setAnnouncement] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const current = useRef(edits);
  // Each question as it was when its edit began. A refetch of the list does not change it.
  const bases = useRef(new Map<string, QuestionEdit>());
  const conflict = useQuestion<string>();
  const added = useRef(new Set<string>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const known = timers.current;
    return () => known.forEach((timer) => clearTimeout(timer));
  }, []);

  const put = (change: (questions: Question[]) => Question[]) =>
    queries.setQueryData<Question[]>(readKey(listQuestions, input), (known) => known && change(known));
  const holdEdits = (next: Readonly<Record<string, QuestionEdit>>) => setEdits((current.current = next));
  const setProblemOf = (id: string, text: string | null) =>
    setProblems((known) => (text === null ? without(known, id) : { ...known, [id]: text }));

  async function attempt<Done>(work: () => Promise<Done>): Promise<Done | null> {
    try {
      const done = await inLine(work);
      void refresh(readForm, listForms, openForm);
      return done;
    } catch (error) {
      snackbar.error(errorText(error));
      void read.refetch();
      return null;
    }
  }

  function edit(question: Question, part: Partial<QuestionEdit>): void {
    const { id } = question;
    const known = read.data?.find((each) => each.id === id);
    if (known && !current.current[id]) bases.current.set(id, editOf(known));
    holdEdits({ ...current.current, [id]: { ...editOf(current.current[id] ?? question), ...part } });
    setProblemOf(id, null);
    saveIn(id, SAVE_DELAY_MS);
  }

  function saveIn(id: string, wait: number): void {
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => void save(id), wait),
    );
  }

  async function save(id: string, isMine = false): Promise<void> {
    const sent = current.current[id];
    if (!sent) return;
    const wrong = editProblem(sent);
    if (wrong) return setProblemOf(id, t(`errors:${wrong}`));
    const seen = isMine ? undefined : bases.current.get(id);
    try {
      const body = [{ ...draftOfEdit(formId, id, sent), ...(seen && { seen }) }];
      const [saved] = await inLine(() => call(saveQuestions, { body }));
      if (saved) {
        put((known) => known.map((each) => (each.id === id ? saved : each)));
        bases.current.set(id, editOf(saved));
      }
      setProblemOf(id, null);
      if (current.current[id] === sent) holdEdits(without(current.current, id));
      void refresh(readForm, listForms, openForm);
    } catch (error) {
      if (error instanceof CallFailed && error.code === "question-changed") return meetTheirs(id, sent);
      setProblemOf(id, errorText(error));
      // The server was unreachable or failed: save again until it succeeds.
      if (error instanceof CallFailed && (error.status === 0 || error.status >= 500)) saveIn(id, RETRY_DELAY_MS);
    }
  }

  /** Handles that somebody else saved the same question meanwhile: merges both edits, or asks the user to choose. */
  async function meetTheirs(id: string, mine: QuestionEdit): Promise<void> {
    const base = bases.current.get(id);
    const theirs = (await read.refetch()).data?.find((each) => each.id === id);
    if (!theirs || !base) return setProblemOf(id, t("errors:question-not-found"));
    const merged = mergeEdits(base, mine, editOf(theirs));
    bases.current.set(id, editOf(theirs));
    if (merged) holdEdits({ ...current.current, [id]: merged });
    else if (!(await conflict.ask(theirs.title))) return holdEdits(without(current.current, id));
    await save(id, merged === null);
  }

  // Edits that could not be sent are sent when the browser is online again.
  useEffect(() => {
    const again = () => Object.keys(current.current).forEach((id) => saveIn(id, 0));
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });

  async function add(fieldType: FieldType): Promise<void> {
    const draft = newQuestion(formId, fieldType, t(`forms:type.${keyOf(fieldType)}`), t("forms:builder.choice"));
    const saved = (await attempt(() => call(saveQuestions, { body: [draft] })))?.[0];
    if (!saved) return;
    added.current.add(saved.id);
    put((known) => [...known, saved]);
    setOpened(saved.id);
    setAnnouncement(t("forms:builder.added", { title: saved.title }));
  }

  async function duplicate(question: Question): Promise<void> {
    const body = [draftOfEdit(formId, null, editOf(current.current[question.id] ?? question))];
    const copy = (await attempt(() => call(saveQuestions, { body })))?.[0];
    if (!copy) return;
    const index = questions.findIndex(({ id }) => id === question.id) + 1;
    put((known) => [...known, copy]);
    setOpened(copy.id);
    await arrange(movedTo([...questions.map(({ id }) => id), copy.id], copy.id, index));
  }

  async function remove(question: Question): Promise<void> {
    const { id, title } = question;
    clearTimeout(timers.current.get(id));
    const order = questions.map((each) => each.id);
    if (!(await attempt(() => call(removeQuestion, { params: { id } })))) return;
    holdEdits(without(current.current, id));
    setProblemOf(id, null);
    put((known) => known.filter((each) => each.id !== id));
    snackbar.success(t("forms:builder.removed", { title }), {
      label: t("common:undo"),
      onSelect: () => void bringBack(id, order),
    });
  }

  async function bringBack(id: string, order: readonly string[]): Promise<void> {
    const restored = await attempt(() => call(restoreQuestion, { params: { id } }));
    if (restored) put((known) => inOrder([...known, restored], order));
  }

  async function arrange(ids: readonly string[]): Promise<void> {
    put((known) => inOrder(known, ids));
    await attempt(() => call(orderQuestions, { params: { id: formId }, body: { questionIds: [...ids] } }));
  }

  function moveTo(question: Question, index: number): void {
    const ids = questions.map(({ id }) => id);
    const next = movedTo(ids, question.id, index);
    if (next === ids) return;
    const at = next.indexOf(question.id) + 1;
    setAnnouncement(t("forms:builder.moved", { title: question.title, place: String(at), count: next.length }));
    void arrange(next);
  }

  const questions = (read.data ?? []).map((question) => ({ ...question, ...edits[question.id] }));
  return {
    questions: read.data ? questions : undefined,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
    /** Whether the question was added in this session, so that nobody has answered it yet. */
    isNew: (id: string) => added.current.has(id),
    conflict,
    problems,
    announcement,
    opened,
    open: setOpened,
    isSaving,
    isUnsaved: isSaving || Object.keys(edits).length > 0,
    edit,
    add,
    duplicate,
    remove,
    moveTo,
  };
}

const without = <Value>(known: Readonly<Record<string, Value>>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => key !== id));

const editOf = ({ title, description, fieldType, placeholder, required, choices }: QuestionEdit): QuestionEdit => ({
  title,
  description,
  fieldType,
  placeholder,
  required,
  choices,
});

const KEYS = {
  Heading: "heading",
  Textbox: "textbox",
  "Multiple Choice": "choice",
  "Yes/No": "yesNo",
  Checkbox: "checkbox",
  "Whole Number": "whole",
  Decimal: "decimal",
  Date: "date",
  "Phone Number": "phone",
  Email: "email",
  "Text Area": "textArea",
  Payment: "payment",
} as const satisfies Record<FieldType, string>;

/** Returns the translation key of a question type. */
export const keyOf = (fieldType: FieldType) => KEYS[fieldType];
