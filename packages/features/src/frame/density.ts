import { deviceChoice } from "./device-choice.ts";

export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** How high the rows of tables are. */
export const density = deviceChoice<Density>("density", DENSITIES);
