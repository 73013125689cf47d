import type { HomeCardKind, HomeCardOf } from "@offertory/contract";
import type { Caller } from "../identity/caller.ts";

interface SourceOf<Kind extends HomeCardKind> {
  kind: Kind;
  /** Whether the caller may see the card. It is read only then. */
  allow(caller: Caller): boolean;
  /** Reads the card with a few queries that use indexes; null if there is nothing to show. */
  read(caller: Caller): Promise<HomeCardOf<Kind> | null>;
}

/** A card of the home page that a module contributes. The module home knows no module that contributes one. */
export type HomeCardSource = { [Kind in HomeCardKind]: SourceOf<Kind> }[HomeCardKind];

/** `allow` of a card that everyone in the church has. */
export const everyone = (): boolean => true;
