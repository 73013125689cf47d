import { decimalOf, minorUnitsOf, unitsPerWhole } from "./minor-units.ts";

/** What the amounts of a church are like: its currency, its smallest gift and its suggested amounts, as decimals. */
export interface ChurchMoney {
  currency: string;
  minGift: number;
  presets: readonly number[];
}

const DOLLARS: ChurchMoney = { currency: "USD", minGift: 0.5, presets: [25, 50, 100, 250] };

/** A page shows the amounts of one church at a time. The server renders each page in one go, after setting it. */
let church: ChurchMoney | null = null;
let other: ChurchMoney | null = null;
let shown = DOLLARS;

/** Sets the church whose amounts the page shows and reads from now on. Without one they are in dollars. */
export function setPageMoney(money: ChurchMoney | null): void {
  church = money;
  shown = other ?? church ?? DOLLARS;
}

/** Lets one screen show the amounts of another church than the signed-in one; null ends it. */
export function showOtherMoney(money: ChurchMoney | null): void {
  other = money;
  shown = other ?? church ?? DOLLARS;
}

export const pageCurrency = (): string => shown.currency;

/** Converts a decimal of the API to minor units; null when it is finer than the currency, not finite or too large. */
export const unitsOf = (decimal: number): number | null => minorUnitsOf(decimal, shown.currency);

/** Converts a sum of the API to minor units. Unlike one amount it has no maximum. */
export const sumUnitsOf = (decimal: number): number => Math.round(decimal * unitsPerWhole(shown.currency));

/** Converts minor units to the decimal that the API carries. */
export const decimalOfUnits = (units: number): number => decimalOf(units, shown.currency);

/** Returns the smallest gift in minor units. */
export const minGift = (): number => sumUnitsOf(shown.minGift);

/** Returns the amounts that every donation form suggests, in minor units. */
export const presetAmounts = (): number[] => shown.presets.map(sumUnitsOf);

/** Returns an amount that looks like others of the currency, for hints: about 25 and a half dollars. */
export const exampleAmount = (): number => sumUnitsOf((shown.presets[0] ?? 0) * 1.02);
