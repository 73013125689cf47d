import { useState } from "react";

/** A change of the page that can be undone and done again. Both return whether they succeeded. */
export interface Step {
  /** The name of the element or section, for the buttons. */
  name: string;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

const NONE: Steps = { done: [], undone: [] };

/** The changes of the page since it was opened, the last one last. A failed undo or redo can be tried again. */
export function useHistory() {
  const [steps, setSteps] = useState(NONE);
  const without = (list: readonly Step[], step: Step) => list.filter((one) => one !== step);

  async function undoStep(step: Step): Promise<void> {
    setSteps(({ done, undone }) => ({ done: without(done, step), undone }));
    const isUndone = await step.undo();
    setSteps(({ done, undone }) =>
      isUndone ? { done, undone: [...without(undone, step), step] } : { done: [...done, step], undone },
    );
  }

  async function redoStep(step: Step): Promise<void> {
    setSteps(({ done, undone }) => ({ done, undone: without(undone, step) }));
    const isDone = await step.redo();
    setSteps(({ done, undone }) => (isDone ? { done: [...done, step], undone } : { done, undone: [...undone, step] }));
  }

  const [last, next] = [steps.done.at(-1), steps.undone.at(-1)];
  return {
    lastDone: last?.name ?? null,
    lastUndone: next?.name ?? null,
    /** Adds a change that was just made; what was undone before can no longer be done again. */
    remember: (step: Step) => setSteps(({ done }) => ({ done: [...done, step], undone: [] })),
    undo: () => last && void undoStep(last),
    redo: () => next && void redoStep(next),
    undoStep,
    /** Called after a version was restored, to which earlier changes no longer apply. */
    forget: () => setSteps(NONE),
  };
}
export type History = ReturnType<typeof useHistory>;
