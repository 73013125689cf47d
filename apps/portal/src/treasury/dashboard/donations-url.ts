import { ALL_GIFTS, type DonationsFilter, urlOfFilter } from "../donations/donations-filter.ts";

/** Returns the address of the list of donations with these filters: what a bar of a chart stands for. */
export const donationsUrl = (filter: Partial<DonationsFilter>): string =>
  `/treasury/donations?${urlOfFilter({ ...ALL_GIFTS, ...filter })}`;
