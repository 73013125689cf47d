import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

const CLAIMS = "./claims/claims.test.ts";
const DECLARATIONS = "./declarations/declarations.test.ts";
const COVERED = "a claim has the donations that a declaration covers, once, in the columns of HMRC's schedule";
const ONCE = "two claims at the same time claim each donation once, and the database refuses a second line";
const SUMS =
  "all claims and what the next one has add up to the ledger's deductible lines, to the penny, for any history";
const STAFF = "only staff who may edit donations record declarations, and only those who view them read them";
const CLAIMANTS = "only staff who may edit donations claim, and a claim is visible only in its own church";

export const mutants: Mutant[] = [
  {
    guard: "Gift Aid: the database has one claim of a donation",
    file: "../../../migrations/20261201009000-gift-aid.sql",
    find: "create unique index gift_aid_claimed_once",
    replace: "create index gift_aid_claimed_once",
    test: CLAIMS,
    title: ONCE,
  },
  {
    guard: "Gift Aid: claims of a church wait for each other",
    file: "./claims/make-claim.ts",
    find: "await giftAidClaims.lock(churchId);",
    replace: "",
    test: CLAIMS,
    title: ONCE,
  },
  {
    guard: "Gift Aid: a donation before the declaration's first day is not claimed",
    file: "./claims/claim-store.ts",
    find: " and d.donated_on >= g.covers_from",
    replace: "",
    test: CLAIMS,
    title: COVERED,
  },
  {
    guard: "Gift Aid: a donation after the declaration's end is not claimed",
    file: "./claims/claim-store.ts",
    find: "(g.ended_on is null or d.donated_on < g.ended_on)",
    replace: "true",
    test: CLAIMS,
    title: "a canceled declaration covers the donations before that day, and none after it",
  },
  {
    guard: "Gift Aid: gifts with benefits are not claimed",
    file: "./claims/claim-store.ts",
    find: "l.account = 'fund' and f.tax_deductible), 0)",
    replace: "l.account = 'fund'), 0)",
    test: CLAIMS,
    title: COVERED,
  },
  {
    guard: "Gift Aid: a covered fee is claimed only when all funds are without benefits",
    file: "./claims/claim-store.ts",
    find: "case when bool_and(f.tax_deductible) filter (where l.account = 'fund')",
    replace: "case when true",
    test: "./claims/claim-sums.test.ts",
    title: SUMS,
  },
  {
    guard: "Gift Aid: what is refunded is subtracted",
    file: "./claims/claim-store.ts",
    find: "and l.account in ('fund', 'covered-fees')\n    left join",
    replace: "and l.account in ('fund', 'covered-fees') and l.reason <> 'refund'\n    left join",
    test: "./claims/claim-sums.test.ts",
    title: SUMS,
  },
  {
    guard: "Gift Aid: what is taken back waits for a claim",
    file: "./claims/make-claim.ts",
    find: "=== 0) throw new NothingToClaim();",
    replace: "< 0) throw new NothingToClaim();",
    test: CLAIMS,
    title: "what is taken back of a claimed donation is subtracted from the next claim, and not before",
  },
  {
    guard: "Gift Aid: only British churches with gifts in pounds have it",
    file: "./require-gift-aid.ts",
    find: "if (!offered) throw new GiftAidNotOffered();",
    replace: "",
    test: DECLARATIONS,
    title: "only British churches with gifts in pounds have Gift Aid",
  },
  {
    guard: "Gift Aid: only staff who may edit donations record declarations",
    file: "./gift-aid-routes.ts",
    find: "serve(app, calls.recordGiftAid, {\n    allow: editor,",
    replace: "serve(app, calls.recordGiftAid, {\n    allow: member,",
    test: DECLARATIONS,
    title: STAFF,
  },
  {
    guard: "Gift Aid: declarations are recorded only for people of the caller's church",
    file: "./declarations/record-gift-aid.ts",
    find: "if (!(await context.giftAidDeclarations.isPerson(churchId, personId))) throw new PersonNotKnown();",
    replace: "",
    test: DECLARATIONS,
    title: STAFF,
  },
  {
    guard: "Gift Aid: a declaration by voice needs a written record",
    file: "./declarations/record-gift-aid.ts",
    find: 'channel === "voice" ? (recordSentOn ?? "") : null',
    replace: 'channel === "voice" ? (recordSentOn ?? givenOn) : null',
    test: DECLARATIONS,
    title: "staff record a declaration on paper or by voice, with days that HMRC accepts",
  },
  {
    guard: "Gift Aid: a donor agrees to the text that they were shown",
    file: "./declarations/declare-gift-aid.ts",
    find: "if (wording !== CURRENT_WORDING) throw new GiftAidWordingOld();",
    replace: "",
    test: DECLARATIONS,
    title: "a declaration without what HMRC asks for is refused by name",
  },
  {
    guard: "Gift Aid: a claim is visible only in its own church",
    file: "./claims/claim-store.ts",
    find: "where l.church_id = ${churchId} and l.claim_id = ${claimId} and l.amount > 0",
    replace: "where l.claim_id = ${claimId} and l.amount > 0",
    test: CLAIMS,
    title: CLAIMANTS,
  },
  {
    guard: "Gift Aid: only staff who may edit donations make a claim",
    file: "./gift-aid-routes.ts",
    find: "serve(app, calls.makeGiftAidClaim, {\n    allow: editor,",
    replace: "serve(app, calls.makeGiftAidClaim, {\n    allow: member,",
    test: CLAIMS,
    title: CLAIMANTS,
  },
];
