import type { Answers } from "./form-draft.ts";

/** A form while it is filled in, as its tab remembers it. */
export interface Remembered {
  answers: Answers;
  /** The page's own name for the submission: sent again under it, it is the same. */
  clientId: string;
  /** Left with the server before a payment. */
  kept: { id: string; key: string } | null;
  /** It was sent, and nobody has told yet what became of it. */
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
 * What a tab remembers of a form: a refresh loses nothing. Only this tab, because others may use the same machine, and of a payment
 * nothing but that it was begun.
 */
export function keptAnswers(formId: string, whose: string, storage: () => Storage = () => sessionStorage) {
  const name = `offertory-form ${formId} ${whose}`;
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      // A browser that may keep nothing fills in forms all the same.
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
