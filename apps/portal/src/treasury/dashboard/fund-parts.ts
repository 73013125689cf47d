import type { GivingDashboard } from "@offertory/contract";

export interface FundPart {
  id: string;
  /** Null for what donors added for fees, which no fund got. */
  name: string | null;
  given: number;
  net: number;
  before: number | null;
  gifts: number;
}

/** What each fund got, and last what no fund did: together all that is left of what was given. */
export const fundParts = ({ funds, addedForFees }: GivingDashboard): FundPart[] => [
  ...funds.map(({ id, name, given, net, before, gifts }) => ({ id, name, given, net, before, gifts })),
  ...(addedForFees.given === 0
    ? []
    : [{ id: "", name: null, given: addedForFees.given, net: addedForFees.net, before: null, gifts: 0 }]),
];
