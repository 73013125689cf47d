import { z } from "zod/mini";

/** Dollars, as the API carries money. The operation checks whether the number is a valid amount. */
export const Dollars = z.number();
