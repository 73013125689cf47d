/** What is to happen at a marked place: nothing, a wait for ever, an error, or the end of the process. */
export type FaultPlan = (point: string) => void | Promise<void>;

let plan: FaultPlan | null = null;

/**
 * Marks a place where a server may die in the worst moment, for campaigns that make it die there. Nothing happens here otherwise:
 * no setting and no call turns it on, only a program that brings its own plan.
 */
export const faultPoint = (point: string): void | Promise<void> => plan?.(point);

export function planFaults(wanted: FaultPlan | null): void {
  plan = wanted;
}
