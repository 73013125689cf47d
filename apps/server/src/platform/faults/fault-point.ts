/** Decides what happens at a fault point: nothing, an endless wait, an error, or the end of the process. */
export type FaultPlan = (point: string) => void | Promise<void>;

let plan: FaultPlan | null = null;

/**
 * Marks a point where fault campaigns may stop the server. It does nothing in the product: no setting and no call can
 * turn it on, only a program that sets its own plan.
 */
export const faultPoint = (point: string): void | Promise<void> => plan?.(point);

export function planFaults(newPlan: FaultPlan | null): void {
  plan = newPlan;
}
