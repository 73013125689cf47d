import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Closing a church requires typing its name",
    file: "./close-church.ts",
    find: "if (!isNameTyped(name, church.name)) throw new ChurchNameDiffers();",
    replace: "",
    test: "./close-church.deep.test.ts",
    title: "S2.09 only an administrator closes a church, and only by typing its name",
  },
  {
    guard: "An administrator can close only their own church",
    file: "./close-church.ts",
    find: "churchId === caller.churchId ? await churches.churches.findDetails(churchId) : undefined",
    replace: "await churches.churches.findDetails(churchId)",
    test: "./close-church.deep.test.ts",
    title: "S2.09 only an administrator closes a church, and only by typing its name",
  },
  {
    guard: "An administrator can reopen only their own church",
    file: "./reopen-church.ts",
    find: "if (churchId !== caller.churchId) throw new ChurchNotFound();",
    replace: "",
    test: "./close-church.deep.test.ts",
    title: "S2.09 only an administrator closes a church, and only by typing its name",
  },
  {
    guard: "Closing a church cancels its recurring gifts",
    file: "./close-church.ts",
    find: "await churches.publish(tx, churchCloses, { churchId });",
    replace: "",
    test: "./close-church.deep.test.ts",
    title:
      "S2.09 closing cancels recurring gifts and emails their donors; a pending gift is recorded, a new one refused",
  },
  {
    guard: "Administrators are reminded once before the church is erased",
    file: "./process-closings.job.ts",
    find: "if (!isDue && remindedAt === null)",
    replace: "if (isDue && remindedAt === null)",
    test: "./close-church.deep.test.ts",
    title:
      "S2.09 on day 29 any administrator can reopen the church; recurring gifts stay canceled, administrators are emailed",
  },
  {
    guard: "A church cannot be reopened after its closing date",
    file: "./reopen-church.ts",
    find: "if (closing.isOver) throw new ClosingOver();",
    replace: "",
    test: "./close-church.deep.test.ts",
    title: "S2.09 on day 31 the church is erased from every table, and its people's accounts and other churches stay",
  },
  {
    guard: "Erasing a church waits for payments without an outcome",
    file: "./process-closings.job.ts",
    find: "if (erasingAt === null && !hasWaited && (await churches.isMoneyMoving(churchId))) continue;",
    replace: "if (hasWaited) continue;",
    test: "./close-church.deep.test.ts",
    title: "S2.09 erasing waits for a payment that has no outcome yet, but at most 30 more days",
  },
  {
    guard: "Administrators are emailed when the church is erased",
    file: "./process-closings.job.ts",
    find: "if (marked) await emailAdministrators(",
    replace: "if (marked && kind !== 'erased') await emailAdministrators(",
    test: "./close-church.deep.test.ts",
    title: "S2.09 on day 31 the church is erased from every table, and its people's accounts and other churches stay",
  },
];
