import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The public feed holds public events alone",
    file: "./read-feed.ts",
    find: "from, publicOnly)",
    replace: "from, false)",
    test: "./feeds.test.ts",
    title: "S3.05 the public feed has rules, exceptions and the zone, and nothing that is the church's own",
  },
  {
    guard: "A personal feed needs its key",
    file: "./read-feed.ts",
    find: "!feed || !isFeedKey(feedKey(calendar, churchId, personId, feed.renewals), key)",
    replace: "!feed || key.length > 100",
    test: "./feeds.test.ts",
    title: "S7.06 a personal feed needs its own key: another's, an old one or none opens nothing",
  },
  {
    guard: "An address that was renewed opens nothing",
    file: "./feed-key.ts",
    find: 'JSON.stringify(["calendar-feed", churchId, personId, renewals])',
    replace: 'JSON.stringify(["calendar-feed", churchId, personId, renewals > 9])',
    test: "./feeds.test.ts",
    title: "S7.06 a personal feed needs its own key: another's, an old one or none opens nothing",
  },
  {
    guard: "Who was put away reads no more",
    file: "./feed-store.ts",
    find: '.where("p.archived", "=", false)',
    replace: "",
    test: "./feeds.test.ts",
    title: "S7.06 who was put away, or left the church, reads no more",
  },
  {
    guard: "The feed of a newcomer holds public events alone",
    file: "./read-feed.ts",
    find: "publicOnly: feed.isNewcomer",
    replace: "publicOnly: false",
    test: "../../accounts/user-churches/join-church.test.ts",
    title:
      "where a church confirms newcomers, who joined by themselves sees public events alone until then, also in their feed",
  },
  {
    guard: "Where a zone has no rule, its changes are told for as long as the events last",
    file: "./write-feed.ts",
    find: "Math.min(last, furthest) + 1",
    replace: "thisYear + 1",
    test: "./feeds.test.ts",
    title: "S3.05 where the clock follows no rule, each change is told until the last event is over",
  },
];
