import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The public calendar link contains only public events",
    file: "./read-feed.ts",
    find: "from, publicOnly)",
    replace: "from, false)",
    test: "./feeds.test.ts",
    title: "S3.05 the public calendar link has rules, exceptions and the time zone, and no church-only events",
  },
  {
    guard: "A personal calendar link needs its key",
    file: "./read-feed.ts",
    find: "!feed || !isFeedKey(feedKey(calendar, churchId, personId, feed.renewals), key)",
    replace: "!feed || key.length > 100",
    test: "./feeds.test.ts",
    title: "S7.06 a personal calendar link is refused with another person's key, an old key or no key",
  },
  {
    guard: "A personal calendar link stops working when it is renewed",
    file: "./feed-key.ts",
    find: 'JSON.stringify(["calendar-feed", churchId, personId, renewals])',
    replace: 'JSON.stringify(["calendar-feed", churchId, personId, renewals > 9])',
    test: "./feeds.test.ts",
    title: "S7.06 a personal calendar link is refused with another person's key, an old key or no key",
  },
  {
    guard: "The calendar link of an archived person stops working",
    file: "./feed-store.ts",
    find: '.where("p.archived", "=", false)',
    replace: "",
    test: "./feeds.test.ts",
    title: "S7.06 the calendar link of a person who was archived or left the church is refused",
  },
  {
    guard: "The calendar link of a newcomer contains only public events",
    file: "./read-feed.ts",
    find: "publicOnly: feed.isNewcomer",
    replace: "publicOnly: false",
    test: "../../accounts/user-churches/join-church.test.ts",
    title: "a newcomer sees only public events, also by their calendar link, until the church confirms them",
  },
  {
    guard: "A time zone without yearly rules lists its changes for as long as the events last",
    file: "./write-feed.ts",
    find: "Math.min(last, furthest) + 1",
    replace: "thisYear + 1",
    test: "./feeds.test.ts",
    title: "S3.05 a time zone without yearly rules lists each change until the last event",
  },
];
