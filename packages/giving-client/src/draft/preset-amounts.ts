import type { Cents } from "@offertory/contract/money/cents";

/** The amounts that every donation form suggests. */
export const PRESET_AMOUNTS: readonly Cents[] = [25_00, 50_00, 100_00, 250_00];
