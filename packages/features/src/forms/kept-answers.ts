import type { Answers } from "./form-draft.ts";

/** The state of a form that its tab stores while it is filled in. */
export interface Remembered {
  answers: Answers;
  /** The idempotency key of the submission: sending it again under the same id creates no second one. */
  clientId: string;
  /** The submission that was stored on the server before a payment; null if there is none. */
  kept: { id: string; key: string } | null;
  /** Whether it was sent and its result is unknown. */
  isSending: boolean;
}

const isRemembered = (found: unknown): found is Remembered =>
  found instanceof Object &&
  "clientId" in found &&
  typeof found.clientId === "string" &&
  "answers" in found &&
  found.answers instanceof Object;

const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newFilling = (answers: Answers): Remembered => ({
  answers,
  clientId: newName(),
  kept: null,
  isSending: false,
});

/**
 * Stores a form in session storage, so that a reload loses nothing. Other tabs do not see it, because other people may
 * use the same device. Of a payment it stores only that it was started.
 */
export function keptAnswers(formId: string, whose: string, storage: () => Storage = () => sessionStorage) {
  const name = `offertory-form ${formId} ${whose}`;
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      // Forms also work without storage.
      return null;
    }
  };
  return {
    read: (): Remembered | null =>
      attempt(() => {
        const found: unknown = JSON.parse(storage().getItem(name) ?? "null");
        return isRemembered(found) ? { ...found, kept: found.kept ?? null, isSending: found.isSending ?? false } : null;
      }),
    keep: (filling: Remembered): void => void attempt(() => storage().setItem(name, JSON.stringify(filling))),
    forget: (): void => void attempt(() => storage().removeItem(name)),
  };
}
