import {
  type CardEntry,
  type CardLook,
  type CardEntryTarget,
  openCardEntry,
} from "@offertory/giving-client/card-entry";
import type { Give } from "../give-context.ts";

/** The colors of the style sheet as hex values, because provider frames do not support every CSS color. */
const look = (): CardLook =>
  matchMedia("(prefers-color-scheme: dark)").matches
    ? { ink: "#ecebe9", soft: "#aaa6a1", danger: "#ff8a80" }
    : { ink: "#1d1a17", soft: "#5c5853", danger: "#b3261e" };

export const openVisitorCard = (
  { call, page }: Give,
  options: Omit<CardEntryTarget, "call" | "churchId" | "look">,
): Promise<CardEntry> => openCardEntry({ ...options, call, churchId: page.church.id, look });
