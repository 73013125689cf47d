import type { Twin } from "../twin.ts";

const SERVER = "apps/server/src";
const EVENT_LIMITS = `${SERVER}/modules/calendar/events/event-limits.test.ts`;
const LIMITS_TITLE =
  "a church has at most 300 events that repeat, 1000 changed times and 3000 exceptions, and one more is refused";
const WORKERS = `${SERVER}/platform/workers/open-worker.test.ts`;
const LESSON_TITLE =
  "a lesson holds two million letters as Markdown and HTML, and can be made shorter when it holds more";
const PAGE_TITLE = "a page holds a million letters and no more, and what is brought back counts";

/** What keeps one request, however it is made, from taking the server from all others. */
export const BOUNDED_WORK_MUTANTS: readonly Twin[] = [
  {
    guard: "Events that repeat are limited",
    file: `${SERVER}/modules/calendar/events/check-event-limits.ts`,
    find: "Number(recurring) > MAX_RECURRING_EVENTS ||",
    replace: "",
    test: EVENT_LIMITS,
    title: LIMITS_TITLE,
  },
  {
    guard: "Changed occurrences are limited",
    file: `${SERVER}/modules/calendar/events/check-event-limits.ts`,
    find: "Number(changed) > MAX_CHANGED_OCCURRENCES ||",
    replace: "",
    test: EVENT_LIMITS,
    title: LIMITS_TITLE,
  },
  {
    guard: "Exception dates of a church are limited",
    file: `${SERVER}/modules/calendar/events/check-event-limits.ts`,
    find: "exceptions > MAX_EXCEPTION_DATES",
    replace: "false",
    test: EVENT_LIMITS,
    title: LIMITS_TITLE,
  },
  {
    guard: "A rule reaches over a hundred years at most",
    file: `${SERVER}/modules/calendar/events/occurrences.ts`,
    find: "if (latest > start.number + MAX_RULE_YEARS * YEAR_DAYS) return undefined;",
    replace: "",
    test: EVENT_LIMITS,
    title: "S8.05 bad input is refused by its name",
  },
  {
    guard: "The descriptions of a feed are limited",
    file: `${SERVER}/modules/calendar/events/event-store.ts`,
    find: "const MAX_DESCRIPTIONS_IN_FEED = 1_000_000;",
    replace: "const MAX_DESCRIPTIONS_IN_FEED = 100_000_000;",
    test: `${SERVER}/modules/calendar/feeds/feeds.test.ts`,
    title: "a feed holds a million letters of descriptions: events after that are told without theirs",
  },
  {
    guard: "Work that takes too long is ended",
    file: `${SERVER}/platform/workers/open-worker.ts`,
    find: "limit = setTimeout(() => end(new WorkTooHeavy(`Took longer than ${limits.milliseconds} ms.`)), limits.milliseconds);",
    replace: "",
    test: WORKERS,
    title: "work that takes too long is ended, and what waits behind it is done",
  },
  {
    guard: "A worker's memory is limited",
    file: `${SERVER}/platform/workers/open-worker.ts`,
    find: "maxOldGenerationSizeMb: limits.megabytes",
    replace: "maxOldGenerationSizeMb: 2000",
    test: WORKERS,
    title: "work that needs too much memory is ended, and what waits behind it is done",
  },
  {
    guard: "Only so much work of one church waits",
    file: `${SERVER}/platform/workers/open-worker.ts`,
    find: "if (queue.length >= limits.queue)",
    replace: "if (queue.length > 1000)",
    test: WORKERS,
    title: "owners take turns: heavy work of one is waited for once by another, and only so much of it may wait",
  },
  {
    guard: "A page's draft is limited",
    file: `${SERVER}/modules/content/elements/save-elements.ts`,
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: `${SERVER}/modules/content/pages/pages.test.ts`,
    title: PAGE_TITLE,
  },
  {
    guard: "What is brought back to a page counts",
    file: `${SERVER}/modules/content/elements/remove-element.ts`,
    find: "await checkPageLength(stores, pageId, caller);",
    replace: "",
    test: `${SERVER}/modules/content/pages/pages.test.ts`,
    title: PAGE_TITLE,
  },
  {
    guard: "A lesson is limited when a section is added",
    file: `${SERVER}/modules/lessons/sections/add-section.ts`,
    find: "await checkLessonLength(stores, churchId, lessonId);",
    replace: "",
    test: `${SERVER}/modules/lessons/lessons/limits.test.ts`,
    title: LESSON_TITLE,
  },
  {
    guard: "A lesson is limited when a section is changed",
    file: `${SERVER}/modules/lessons/sections/change-section.ts`,
    find: "await checkLessonLength(stores, churchId, lessonId);",
    replace: "",
    test: `${SERVER}/modules/lessons/lessons/limits.test.ts`,
    title: LESSON_TITLE,
  },
  {
    guard: "A text that is no token is sent to nobody",
    file: `${SERVER}/modules/giving/captcha/verify-captcha.ts`,
    find: "giving.recaptcha && TOKEN.test(token)",
    replace: "giving.recaptcha && token",
    test: `${SERVER}/modules/giving/captcha/captcha.test.ts`,
    title: "G5.20 a text that cannot be a token is a robot's, and nobody else is asked about it",
  },
  {
    guard: "What one page has answered is not looked for by the next",
    file: `${SERVER}/platform/pages/pages.ts`,
    find: "(await sendFormPage(...where)) ||",
    replace: "((await sendFormPage(...where)), await sendSitePage(...where), false) ||",
    test: `${SERVER}/platform/pages/answered-once.test.ts`,
    title: "what one page has answered is not looked for by the next, and nothing is sent twice",
  },
  {
    guard: "An address with a NUL is refused",
    file: `${SERVER}/platform/http/build-http.ts`,
    find: "refuseNul(app);",
    replace: "",
    test: `${SERVER}/platform/http/refuse-nul.test.ts`,
    title: "an address with a NUL is refused with 400, whatever it asks for",
  },
];
