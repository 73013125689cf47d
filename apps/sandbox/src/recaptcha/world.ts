import type { Clock } from "../payments/clock.ts";
import type { StateFile, Table } from "../payments/state-file.ts";

/** `spent` is set once a server has verified the token. */
export type TokenRow = {
  token: string;
  version: 2 | 3;
  action: string;
  hostname: string;
  score: number;
  made: number;
  spent: boolean;
};
export type SwitchRow = { score: number };

export type CaptchaTables = { tokens: Table<TokenRow>; switches: Table<SwitchRow> };
export type CaptchaWorld = CaptchaTables & { clock: Clock; saved(): Promise<void> };

export function openCaptchaTables(state: StateFile): CaptchaTables {
  return {
    tokens: state.table("tokens", (value): value is TokenRow => has(value, "token", "made", "spent")),
    switches: state.table("switches", (value): value is SwitchRow => has(value, "score")),
  };
}

function has(value: unknown, ...names: string[]): boolean {
  return typeof value === "object" && value !== null && names.every((name) => name in value);
}
