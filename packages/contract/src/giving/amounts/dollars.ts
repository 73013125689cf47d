import { z } from "zod/mini";

/** Dollars, as the wire carries money; what of it is an amount is for the verb to say. */
export const Dollars = z.number();
