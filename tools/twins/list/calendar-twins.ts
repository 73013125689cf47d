import type { Twin } from "../twin.ts";

const CALENDAR = "apps/server/src/modules/calendar";
const EVENTS = `${CALENDAR}/events/events.test.ts`;
const FEEDS = `${CALENDAR}/feeds/feeds.test.ts`;

/** What a church keeps to itself of what it does, and whose calendar is whose. */
export const CALENDAR_TWINS: Twin[] = [
  {
    guard: "Visitors see public events alone",
    file: `${CALENDAR}/events/event.routes.ts`,
    find: "params.churchId, { ...query, publicOnly: true }",
    replace: "params.churchId, { ...query, publicOnly: false }",
    test: EVENTS,
    title: "S7.06 everyone in the church sees all of them, visitors only the public ones, and other churches nothing",
  },
  {
    guard: "An event is read in its own church alone",
    file: `${CALENDAR}/events/event-store.ts`,
    find: 'db.selectFrom("events").selectAll().where("churchId", "=", churchId).where("seriesId", "is", null)',
    replace: 'db.selectFrom("events").selectAll().where("seriesId", "is", null)',
    test: EVENTS,
    title: "S7.06 everyone in the church sees all of them, visitors only the public ones, and other churches nothing",
  },
  {
    guard: "Only who may edit content writes events",
    file: `${CALENDAR}/events/event.routes.ts`,
    find: "allowedTo(can.editContent)",
    replace: "member ?? allowedTo(can.editContent)",
    test: EVENTS,
    title: "S7.06 only who may edit content writes, and only in their own church",
  },
  {
    guard: "The public feed holds public events alone",
    file: `${CALENDAR}/feeds/read-feed.ts`,
    find: "from, publicOnly)",
    replace: "from, false)",
    test: FEEDS,
    title: "S3.05 the public feed has rules, exceptions and the zone, and nothing that is the church's own",
  },
  {
    guard: "A personal feed needs its key",
    file: `${CALENDAR}/feeds/read-feed.ts`,
    find: "!feed || !isFeedKey(feedKey(calendar, churchId, personId, feed.renewals), given)",
    replace: "!feed || given.length > 100",
    test: FEEDS,
    title: "S7.06 a personal feed needs its own key: another's, an old one or none opens nothing",
  },
  {
    guard: "An address that was renewed opens nothing",
    file: `${CALENDAR}/feeds/feed-key.ts`,
    find: 'JSON.stringify(["calendar-feed", churchId, personId, renewals])',
    replace: 'JSON.stringify(["calendar-feed", churchId, personId, renewals > 9])',
    test: FEEDS,
    title: "S7.06 a personal feed needs its own key: another's, an old one or none opens nothing",
  },
  {
    guard: "Who was put away reads no more",
    file: `${CALENDAR}/feeds/feed-store.ts`,
    find: '.where("p.archived", "=", false)',
    replace: "",
    test: FEEDS,
    title: "S7.06 who was put away, or left the church, reads no more",
  },
  {
    guard: "Events forget an erased person who wrote them down",
    file: `${CALENDAR}/people/follow-people.ts`,
    find: "await events.handOn(churchId, personId, null);",
    replace: "void events;",
    test: FEEDS,
    title:
      "an erased person's address is gone, and events that they wrote down stay without them; merged people have one",
  },
];
