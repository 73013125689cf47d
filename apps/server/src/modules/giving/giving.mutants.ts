import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift that cannot be asked about keeps no other waiting",
    file: "../gateways/run-in-parallel.ts",
    find: ".catch((error: unknown) => void (isGatewayBlocked(error) || failures.push(error)))",
    replace: "",
    test: "../payments/intents/slow-provider.deep.test.ts",
    title: "a gift of one church is recovered though the gateway of another, which stands before it, is broken",
  },
  {
    guard: "Only a lost dispute is told to the donor",
    file: "./giving-listeners.ts",
    find: 'if (event.status === "lost") await sendChargedBackEmail(context, event);',
    replace: "await sendChargedBackEmail(context, event);",
    test: "../giving-emails/returned-gift-emails.test.ts",
    title: "a dispute that was lost is told to the donor once",
  },
  {
    guard: "The note of an erased church's ledger goes",
    file: "./giving-listeners.ts",
    find: "context.checkpointNotes.forget(churchId)",
    replace: "Promise.resolve(void churchId)",
    test: "../churches/closing/erase-church.test.ts",
    title: "S2.09 the note of a ledger's newest checkpoint is kept until the day, and goes with the ledger",
  },
];
