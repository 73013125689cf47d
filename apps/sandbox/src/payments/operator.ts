import type { Html } from "../pages/html.ts";
import type { Provider } from "./faults.ts";

/** Something that a bank, a donor or the provider does to a row when the operator presses a button. */
export type OperatorAction = { action: string; label: string; danger?: true; reasons?: string[] };

export type OperatorRow = { id: string; cells: (string | Html)[]; actions: OperatorAction[] };

export type OperatorList = {
  /** The name in the list's URL. */
  name: string;
  title: string;
  /** The text that is shown when the list is empty. */
  empty: string;
  columns: string[];
  /** Newest first; the page shows only the first ones. */
  rows: OperatorRow[];
};

/** A provider's lists on the operator's pages, and the actions there. */
export type OperatorPart = {
  provider: Provider;
  title: string;
  lists(): OperatorList[];
  /** Runs an action and returns a sentence about the result. Throws `CannotOperate` when it is impossible. */
  act(request: { action: string; id: string; reason: string }): Promise<string>;
};

export class CannotOperate extends Error {}
