import type { Twin } from "../twin.ts";

const GIVE = "apps/church-site/src/give";

/** What the visitors' donation page holds itself. */
export const DONATION_PAGE_TWINS: Twin[] = [
  {
    guard: "A visitor is charged the sum that the button said",
    file: `${GIVE}/use-give-form.ts`,
    find: "if (isAdded && (await settled()) !== fee) setAsksAgain(true);",
    replace: "if (false) setAsksAgain(true);",
    test: `${GIVE}/give-form.test.tsx`,
    title: "whoever presses before the fee is there is shown the new sum and asked once more, and nothing is sent",
  },
  {
    guard: "A link fixes no amount that nobody can give",
    file: `${GIVE}/draft/link.ts`,
    find: "amount >= SMALLEST_GIFT && amount <= LARGEST_GIFT ? amount : null",
    replace: "amount || null",
    test: `${GIVE}/draft/link.test.ts`,
    title: "is told and not kept",
  },
  {
    guard: "A link fixes no fund but an open one of the church",
    file: `${GIVE}/draft/link.ts`,
    find: "fundId: page.funds.find(({ id }) => id === query.fundId)?.id ?? null,",
    replace: "fundId: query.fundId || null,",
    test: `${GIVE}/draft/link.test.ts`,
    title: "a fund that is closed or another church's",
  },
  {
    guard: "A captcha's score below a half is a robot's",
    file: `${GIVE}/send/captcha.ts`,
    find: "const PASSING_SCORE = 0.5;",
    replace: "const PASSING_SCORE = 0.1;",
    test: `${GIVE}/send/captcha.test.ts`,
    title: "G4.04 a captcha passes at a score of 0.5 and more",
  },
];
