import type { Random } from "../random.ts";
import { giveAgain } from "./give-again.ts";
import { giveAtOnce } from "./give-at-once.ts";
import { giveOnce } from "./give-once.ts";
import { giveOtherwise } from "./give-otherwise.ts";
import { giveThenDispute } from "./give-then-dispute.ts";
import { giveThenRefund } from "./give-then-refund.ts";
import { eventFirst } from "./event-first.ts";
import { subscribe } from "./subscribe.ts";
import type { Scenario } from "./scenario.ts";

export const ALL_SCENARIOS: readonly Scenario[] = [
  giveOnce,
  giveAgain,
  giveAtOnce,
  giveOtherwise,
  giveThenRefund,
  giveThenDispute,
  eventFirst,
  subscribe,
];

export const chooseScenario = (random: Random): Scenario =>
  random.pick(ALL_SCENARIOS.flatMap((scenario) => Array.from({ length: scenario.weight }, () => scenario)));
