import type { Question } from "@offertory/contract";
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useFillTexts } from "./fill-context.ts";
import type { FillSettings, Stage } from "./fill-settings.ts";
import { Refused } from "./form-calls.ts";
import {
  answersAmong,
  changeAnswer,
  draftOf,
  findProblems,
  type FoundProblem,
  isAllPaid,
  paidAnswer,
  paidIn,
  resumeAnswers,
  showAnswers,
  startAnswers,
} from "./form-draft.ts";
import { retry, createRetryTimer } from "./retry.ts";
import { keptAnswers, newFilling, type Remembered } from "./kept-answers.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** The state of a form from the first input to its submission. */
export function useFill({ form, questions, calls, whose, submission, about, typed }: FillSettings) {
  const { language } = useFillTexts();
  const memory = useMemo(() => keptAnswers(form.id, whose), [form.id, whose]);
  const [retryTimer] = useState(createRetryTimer);
  const [filling, setFilling] = useState<Remembered>(() => ({
    ...newFilling(
      submission
        ? { ...startAnswers(questions), ...showAnswers(questions, submission.answers, language) }
        : startAnswers(questions),
    ),
  }));
  const [paid, setPaid] = useState<ReadonlySet<string>>(() => paidIn(submission?.answers ?? {}));
  const [stage, setStage] = useState<Stage>({ kind: "writing" });
  const [shown, setShown] = useState<"nothing" | "answers" | "all">("nothing");
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = useRef(filling);
  const paidNow = useRef(paid);
  const isBusy = useRef(false);

  function remember(part: Partial<Remembered>): void {
    now.current = { ...now.current, ...part };
    setFilling(now.current);
    if (!submission) memory.keep(now.current);
  }

  function markPaid(ids: Iterable<string>): void {
    paidNow.current = new Set([...paidNow.current, ...ids]);
    setPaid(paidNow.current);
  }

  const draft = () =>
    draftOf({
      form,
      questions,
      answers: now.current.answers,
      clientId: submission ? null : now.current.clientId,
      known: submission ? { id: submission.id } : now.current.kept,
      about: about ?? null,
      language,
    });

  /** People who change an earlier submission are not asked to pay for it. */
  const gate = (what: "answers" | "all") => (what === "all" && !submission ? paidNow.current : null);

  /** Shows all problems; returns true if there are none. */
  function check(what: "answers" | "all"): boolean {
    setShown((before) => (before === "all" ? before : what));
    setTries((count) => count + 1);
    setRefusal(null);
    return findProblems(questions, now.current.answers, { paid: gate(what), language }).length === 0;
  }

  const onLost = (error: unknown) => setStage({ kind: "sending", lost: error instanceof Refused ? "payment" : "line" });

  async function send(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    remember({ isSending: true });
    setStage({ kind: "sending", lost: "no" });
    try {
      const sent = await retry(() => calls.submit(draft()), retryTimer, onLost);
      if (sent) finish(sent.answer?.id ?? "");
    } catch (error) {
      fail(error);
    }
    isBusy.current = false;
  }

  function finish(submissionId: string): void {
    memory.forget();
    setStage({ kind: "sent", submissionId });
  }

  function fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    remember({ isSending: false });
    setRefusal(error.message);
    setTries((count) => count + 1);
    setStage({ kind: "writing" });
  }

  async function prepare(): Promise<{ id: string; key: string } | null> {
    if (isBusy.current || !check("answers")) return null;
    isBusy.current = true;
    try {
      const kept = await calls.keep(draft());
      remember({ kept });
      return kept;
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      isBusy.current = false;
    }
  }

  function onPaid(questionId: string, name: string): void {
    markPaid([questionId]);
    remember({ answers: { ...now.current.answers, [questionId]: paidAnswer(name) } });
    setRefusal(null);
    if (isAllPaid(questions, paidNow.current)) void send();
  }

  /** Continues after a reload: restores the answers, and resumes a submission or payment that was started. */
  async function resume(before: Remembered): Promise<void> {
    remember({ ...before, answers: resumeAnswers(questions, before.answers) });
    if (before.kept) {
      const { id, key } = before.kept;
      setStage({ kind: "sending", lost: "no" });
      try {
        const found = await retry(() => calls.lookUp(id, key), retryTimer, onLost);
        if (!found) return;
        if (found.answer.state !== "waiting") return finish(id);
        markPaid(found.answer.payments.filter(({ state }) => state === "paid" || state === "pending").map(idOf));
        setStage({ kind: "writing" });
        if (isAllPaid(questions, paidNow.current)) return await send();
        remember({ isSending: false });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // The server no longer has the stored submission; it is stored again before the next payment.
        remember({ kept: null, isSending: false });
        setStage({ kind: "writing" });
      }
    } else if (before.isSending) await send();
  }

  const begin = useEffectEvent(() => {
    retryTimer.start();
    if (submission) return;
    const before = memory.read();
    if (before) void resume(before);
    else if (typed && Object.keys(typed).length > 0)
      remember({ answers: { ...now.current.answers, ...answersAmong(now.current.answers, typed) } });
  });
  useEffect(() => {
    startTransition(() => begin());
    return () => retryTimer.stop();
  }, [retryTimer]);

  function again(): void {
    setFilling((now.current = newFilling(startAnswers(questions))));
    setPaid((paidNow.current = NOTHING));
    setShown("nothing");
    setRefusal(null);
    setStage({ kind: "writing" });
  }

  const problems: FoundProblem[] =
    shown === "nothing"
      ? []
      : findProblems(questions, filling.answers, {
          paid: shown === "all" && !submission ? paid : null,
          language,
        });

  return {
    answers: filling.answers,
    paid,
    stage,
    problems,
    refusal,
    /** Counts the attempts; after each one the focus moves to the first problem. */
    tries,
    change: (question: Question, value: string) =>
      remember({ answers: changeAnswer(now.current.answers, question, value) }),
    submit: async (): Promise<void> => {
      if (check("all")) await send();
    },
    prepare,
    onPaid,
    retryNow: () => retryTimer.retryNow(),
    forget: () => memory.forget(),
    again,
  };
}

const idOf = ({ questionId }: { questionId: string }): string => questionId;
