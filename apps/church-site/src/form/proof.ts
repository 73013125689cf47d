import type { FormBoot } from "./boot.ts";

/** A ticket is good for half an hour; one that is nearly over is not shown any more. */
const FRESH_MS = 25 * 60_000;

export interface Proof {
  /** Begins as soon as somebody touches the page, so that nobody waits for it. */
  begin(): void;
  /** The ticket; empty where it could not be had: the server then judges without it. */
  ticket(): Promise<string>;
  /** The ticket has done its work. */
  spend(): void;
}

/** Shows that a person is here: the visitor's own machine solves a challenge. */
export function openProof({ givingApi, page }: Pick<FormBoot, "givingApi" | "page">): Proof {
  let current: { at: number; ticket: Promise<string> } | null = null;
  const solve = async (): Promise<string> => {
    if (!globalThis.crypto?.subtle) return "";
    const { passCaptcha } = await import("../give/send/captcha.ts");
    return (await passCaptcha({ givingApi, page: { church: page.church } })).ticket;
  };
  const ticket = async (): Promise<string> => {
    if (!current || Date.now() - current.at > FRESH_MS) {
      current = { at: Date.now(), ticket: solve().catch(() => "") };
    }
    const found = await current.ticket;
    if (found === "") current = null;
    return found;
  };
  return {
    begin: () => void ticket(),
    ticket,
    spend: () => {
      current = null;
    },
  };
}
