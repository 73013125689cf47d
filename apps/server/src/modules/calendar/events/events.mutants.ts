import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The first part of a split event ends on the day before",
    file: "./change-following.ts",
    find: "`${last}T235900`",
    replace: '`${at.slice(0, 10).replaceAll("-", "")}T095900`',
    test: "./events.test.ts",
    title: "S3.05 after a split the first part can be moved to an earlier hour, and no date is there twice",
  },
  {
    guard: "An event whose first day is many years away is not refused as one that never happens",
    file: "./occurrences.ts",
    find: "Math.min(day + MAX_RULE_YEARS * YEAR_DAYS,",
    replace: "Math.min(day + 5 * YEAR_DAYS,",
    test: "./occurrences.test.ts",
    title: "the first time of a rule is found however many years later it is, within 50 ms of CPU",
  },
  {
    guard: "Visitors see public events alone",
    file: "./event.routes.ts",
    find: "params.churchId, { ...query, publicOnly: true }",
    replace: "params.churchId, { ...query, publicOnly: false }",
    test: "./events.test.ts",
    title: "S7.06 everyone in the church sees all of them, visitors only the public ones, and other churches nothing",
  },
  {
    guard: "An event is read in its own church alone",
    file: "./event-store.ts",
    find: 'db.selectFrom("events").selectAll().where("churchId", "=", churchId).where("seriesId", "is", null)',
    replace: 'db.selectFrom("events").selectAll().where("seriesId", "is", null)',
    test: "./events.test.ts",
    title: "S7.06 everyone in the church sees all of them, visitors only the public ones, and other churches nothing",
  },
  {
    guard: "Only who may edit content writes events",
    file: "./event.routes.ts",
    find: "allowedTo(can.editContent)",
    replace: "member ?? allowedTo(can.editContent)",
    test: "./events.test.ts",
    title: "S7.06 only who may edit content writes, and only in their own church",
  },
  {
    guard: "Events that repeat are limited",
    file: "./check-event-limits.ts",
    find: "Number(recurring) > MAX_RECURRING_EVENTS ||",
    replace: "",
    test: "./event-limits.test.ts",
    title:
      "a church has at most 300 events that repeat, 1000 changed times and 3000 exceptions, and one more is refused",
  },
  {
    guard: "Changed occurrences are limited",
    file: "./check-event-limits.ts",
    find: "Number(changed) > MAX_CHANGED_OCCURRENCES ||",
    replace: "",
    test: "./event-limits.test.ts",
    title:
      "a church has at most 300 events that repeat, 1000 changed times and 3000 exceptions, and one more is refused",
  },
  {
    guard: "Exception dates of a church are limited",
    file: "./check-event-limits.ts",
    find: "exceptions > MAX_EXCEPTION_DATES",
    replace: "false",
    test: "./event-limits.test.ts",
    title:
      "a church has at most 300 events that repeat, 1000 changed times and 3000 exceptions, and one more is refused",
  },
  {
    guard: "A rule reaches over a hundred years at most",
    file: "./occurrences.ts",
    find: "if (latest > start.number + MAX_RULE_YEARS * YEAR_DAYS) return undefined;",
    replace: "",
    test: "./event-limits.test.ts",
    title: "S8.05 bad input is refused by its name",
  },
  {
    guard: "The descriptions of a feed are limited",
    file: "./event-store.ts",
    find: "const MAX_DESCRIPTIONS_IN_FEED = 1_000_000;",
    replace: "const MAX_DESCRIPTIONS_IN_FEED = 100_000_000;",
    test: "../feeds/feeds.test.ts",
    title: "a feed holds a million characters of descriptions: events after that are told without theirs",
  },
  {
    guard: "Newcomers see public events alone",
    file: "./event.routes.ts",
    find: "publicOnly: isNewcomer",
    replace: "publicOnly: false",
    test: "../../accounts/user-churches/join-church.test.ts",
    title:
      "where a church confirms newcomers, who joined by themselves sees public events alone until then, also in their feed",
  },
  {
    guard: "Newcomers read no event of the church alone",
    file: "./find-event.ts",
    find: 'if (caller.isNewcomer && event.visibility !== "public") throw new EventNotFound();',
    replace: "",
    test: "../../accounts/user-churches/join-church.test.ts",
    title:
      "where a church confirms newcomers, who joined by themselves sees public events alone until then, also in their feed",
  },
  {
    guard: "Events of a church that closes are not shown",
    file: "./event-store.ts",
    find: '.where(notClosing("churchCards.churchId"))',
    replace: "",
    test: "../../churches/closing/close-church.test.ts",
    title: "S2.09 a church that closes is there for nobody but its administrators",
  },
];
