import type { Html } from "../pages/html.ts";
import type { Provider } from "./faults.ts";

/** Something a bank, a donor or the provider does to a row when the operator presses a button. */
export type OperatorAction = { action: string; label: string; danger?: true; reasons?: string[] };

export type OperatorRow = { id: string; cells: (string | Html)[]; actions: OperatorAction[] };

export type OperatorList = {
  /** For the address of the list on its page. */
  name: string;
  title: string;
  /** What is said when there is nothing to list. */
  empty: string;
  columns: string[];
  /** Newest first; the page shows the first of them. */
  rows: OperatorRow[];
};

/** What a provider shows on the operator's pages, and what can be done there. */
export type OperatorPart = {
  provider: Provider;
  title: string;
  lists(): OperatorList[];
  /** Answers what has happened, in a sentence, and throws `CannotOperate` when it cannot be. */
  act(wanted: { action: string; id: string; reason: string }): Promise<string>;
};

export class CannotOperate extends Error {}
