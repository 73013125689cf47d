import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "A gift with a blocked gateway does not stop the recovery of other gifts",
    file: "../gateways/run-in-parallel.ts",
    find: ".catch((error: unknown) => void (isGatewayBlocked(error) || failures.push(error)))",
    replace: "",
    test: "../payments/intents/slow-provider.deep.test.ts",
    title: "a gift is recovered although the gateway of another church, which comes first, is broken",
  },
  {
    guard: "Only a lost dispute sends the donor an email",
    file: "./giving-listeners.ts",
    find: 'if (event.status === "lost") await sendChargedBackEmail(context, event);',
    replace: "await sendChargedBackEmail(context, event);",
    test: "../giving-emails/returned-gift-emails.test.ts",
    title: "a lost dispute sends the donor one email, however often it is reported; a won dispute sends none",
  },
  {
    guard: "The checkpoint note of an erased church's ledger is deleted",
    file: "./giving-listeners.ts",
    find: "context.checkpointNotes.forget(churchId)",
    replace: "Promise.resolve(void churchId)",
    test: "../churches/closing/erase-church.test.ts",
    title: "S2.09 the note of the ledger's newest checkpoint is kept until the church is erased, and then deleted",
  },
];
