import type { Gateway } from "./gateway-store.ts";

/** What decides which gateway takes cards. The times are texts where they were read as JSON. */
export interface CardChoice {
  createdAt: Date | string;
  cardsChosenAt: Date | string | null;
}

type Candidate = Pick<Gateway, "environment"> & CardChoice;

/**
 * Returns the one of the offered gateways that takes cards: the last one that the church chose, else the first one that
 * was set up, where one that takes real money comes before all others.
 */
export const cardGatewayOf = <One extends Candidate>(offered: readonly One[]): One | undefined =>
  offered.toSorted(
    (one, other) =>
      timeOf(other.cardsChosenAt) - timeOf(one.cardsChosenAt) ||
      Number(other.environment === "live") - Number(one.environment === "live") ||
      timeOf(one.createdAt) - timeOf(other.createdAt),
  )[0];

const timeOf = (time: Date | string | null): number => (time === null ? 0 : new Date(time).getTime());
