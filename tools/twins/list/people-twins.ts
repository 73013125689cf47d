import type { Twin } from "../twin.ts";

const PEOPLE = "apps/server/src/modules/people/people";
const HOUSEHOLDS = "apps/server/src/modules/people/households";
const HOUSEHOLD_TEST = `${HOUSEHOLDS}/household.test.ts`;
const CHANGE = { file: `${PEOPLE}/change-person.ts`, test: `${PEOPLE}/change-person.test.ts` };
const ERASE = { file: `${PEOPLE}/erase-person.ts`, test: `${PEOPLE}/erase-person.test.ts` };
const ARCHIVE = { file: `${PEOPLE}/archive-people.ts`, test: `${PEOPLE}/archive-people.test.ts` };
const MERGE = { file: `${PEOPLE}/merge-people.ts`, test: `${PEOPLE}/merge-people.test.ts` };
const EXPORT = { file: `${PEOPLE}/export-people.ts`, test: `${PEOPLE}/export-people.test.ts` };
const READ = { file: `${PEOPLE}/read-person.ts`, test: `${PEOPLE}/read-person.test.ts` };
const LIST = `${PEOPLE}/list-people.test.ts`;
const SEARCH = `${PEOPLE}/search-people.test.ts`;
const SEE = `${PEOPLE}/may-see-people.ts`;
const MAY_CHANGE = `${PEOPLE}/may-change-person.ts`;
const ROUTES = `${PEOPLE}/people.routes.ts`;
const HOUSEHOLD_ROUTES = `${HOUSEHOLDS}/household.routes.ts`;

const lockedByChurch = {
  file: `${PEOPLE}/lock-person.ts`,
  find: '.where("churchId", "=", churchId)',
  replace: "",
};
const matchedByChurch = {
  file: `${PEOPLE}/match-people.ts`,
  find: '.where("people.churchId", "=", caller.churchId)',
  replace: "",
};
const refusedStranger = {
  file: MAY_CHANGE,
  find: "throw isSeenBy(caller, person) ? new NotAllowed() : new PersonNotFound();",
  replace: "",
};
const ifAnybodyMay = (call: string, guard: string) => ({
  find: `serve(app, ${call}, {\n    allow: allowedTo(${guard}),`,
  replace: `serve(app, ${call}, {\n    allow: people.guards.member,`,
});

/** Whose people one sees and changes. */
export const PEOPLE_TWINS: Twin[] = [
  {
    guard: "A person is read in one's own church only",
    file: `${PEOPLE}/person-reader.ts`,
    find: '.where("churchId", "=", churchId)',
    replace: ".where(sql<boolean>`(church_id = ${churchId} or true)`)",
    test: READ.test,
    title: "S6.02 nobody outside the church reads its people",
  },
  {
    guard: "A list holds people of one's own church only",
    ...matchedByChurch,
    test: LIST,
    title: "S6.01 who may view nobody, is of another church or API, or is not signed in sees no list",
  },
  {
    guard: "A search finds people of one's own church only",
    file: `${PEOPLE}/search-people.ts`,
    find: "church_id = ${caller.churchId} and stage",
    replace: "church_id <> ${`-${caller.churchId}`} and stage",
    test: SEARCH,
    title: "S6.02 nobody finds people of another church",
  },
  {
    guard: "A file of people holds those of one's own church only",
    ...matchedByChurch,
    test: EXPORT.test,
    title: "S6.01 only who may view people of this church exports them",
  },
  {
    guard: "Names are told of people of one's own church only",
    file: `${PEOPLE}/name-people.ts`,
    find: '.where("churchId", "=", churchId)',
    replace: "",
    test: `${PEOPLE}/name-people.test.ts`,
    title: "S7.03 ids that are unknown, of another church, blank or twice do no harm",
  },
  {
    guard: "People of another church are not changed",
    ...lockedByChurch,
    test: CHANGE.test,
    title: "S6.02 people of another church, unknown, merged or erased ones cannot be changed",
  },
  {
    guard: "People of another church are not archived",
    ...lockedByChurch,
    test: ARCHIVE.test,
    title: "S6.02 ids of another church or of nobody change nothing at all",
  },
  {
    guard: "People of another church are not merged",
    ...lockedByChurch,
    test: MERGE.test,
    title: "S6.02 people of another church cannot be merged into or out of this one",
  },
  {
    guard: "People of another church are not erased",
    ...lockedByChurch,
    test: ERASE.test,
    title: "S6.01 nobody else may, and nobody of another church",
  },
  {
    guard: "People of another church are not put into a household",
    ...lockedByChurch,
    test: HOUSEHOLD_TEST,
    title: "S3.08 a household needs a name and people of this church",
  },
  {
    guard: "A visitor's address finds the person of that church only",
    file: `${PEOPLE}/find-or-add-person.ts`,
    find: '.where("p.churchId", "=", churchId)',
    replace: "",
    test: `${PEOPLE}/load-or-create-person.test.ts`,
    title: "G7.01 a person of the same address in another church is another person",
  },
  {
    guard: "Who was archived is not found by their address",
    file: `${PEOPLE}/find-or-add-person.ts`,
    find: '.where("p.stage", "=", "active")',
    replace: "",
    test: `${PEOPLE}/load-or-create-person.test.ts`,
    title: "G7.01 an archived person is not found again",
  },
  {
    guard: "Who may view members finds only members",
    file: `${PEOPLE}/search-people.ts`,
    find: "return sql`${present} and sort_status = any(${MEMBER_RANKS})`;",
    replace: "return present;",
    test: SEARCH,
    title: "S6.01 who may view members finds only members",
  },
  {
    guard: "Who may view nobody finds only themselves",
    file: `${PEOPLE}/search-people.ts`,
    find: "return sql`${present} and id = ${caller.personId}`;",
    replace: "return present;",
    test: SEARCH,
    title: "S6.01 who may view nobody finds only themselves",
  },
  {
    guard: "Who may view members reads only members",
    file: SEE,
    find: "return MEMBERS.includes(person.membershipStatus) && !person.archived;",
    replace: "return true;",
    test: READ.test,
    title: "S6.01 who may view members sees members only, without notes and birth date",
  },
  {
    guard: "Who may view nobody reads nobody else",
    file: SEE,
    find: 'case "self":\n      return false;',
    replace: 'case "self":\n      return true;',
    test: READ.test,
    title: "S6.01 who may view nobody is told that nobody else is there",
  },
  {
    guard: "A directory tells nobody's birth date",
    file: SEE,
    find: "birthDate: person.id === caller.personId ? person.birthDate : null,",
    replace: "",
    test: READ.test,
    title: "S6.01 who may view members sees members only, without notes and birth date",
  },
  {
    guard: "What staff wrote is for staff",
    file: SEE,
    find: '...(person.notes !== undefined && { notes: "" }),',
    replace: "",
    test: READ.test,
    title: "S6.01 who may view members sees members only, without notes and birth date",
  },
  {
    guard: "In one's own household the others' contacts stay hidden",
    file: `${HOUSEHOLDS}/read-household.ts`,
    find: '{ ...member, birthDate: null, contactInfo: { email: "" } }',
    replace: "member",
    test: HOUSEHOLD_TEST,
    title: "S6.01 in their own household everyone sees the names, and of the others no more",
  },
  {
    guard: "Others are changed only by who may edit people",
    ...refusedStranger,
    test: CHANGE.test,
    title: "S6.01 others are changed only by who may edit people",
  },
  {
    guard: "Others are erased only by who may edit people",
    ...refusedStranger,
    test: ERASE.test,
    title: "S6.01 nobody else may, and nobody of another church",
  },
  {
    guard: "Everything of others is handed out only to who may edit people",
    ...refusedStranger,
    test: ERASE.test,
    title: "S6.01 of others only who may edit people gets it",
  },
  {
    guard: "Nobody makes a member of themselves",
    file: MAY_CHANGE,
    find: "OFFICE_COLUMNS.some((column) => column in change)",
    replace: "false",
    test: CHANGE.test,
    // Its tests build on each other.
    title: "one's own record",
  },
  {
    guard: "The address of an account is not changed in the church's list",
    file: MAY_CHANGE,
    find: "if (isOtherAddress && person.hasAccount) throw new PersonHasAccount();",
    replace: "",
    test: CHANGE.test,
    title: "S3.08 the address of an account changes with the account",
  },
  {
    ...CHANGE,
    guard: "Nobody takes roles by changing an address",
    find: "if (change.email !== undefined) await refuseRaisingOneself(people, open, [id], caller);",
    replace: "",
    title: "S6.01 who edits people cannot take somebody's roles by changing their address",
  },
  {
    ...MERGE,
    guard: "Nobody takes roles by merging",
    find: "await refuseRaisingOneself(people, open, [keepId, dropId], caller);",
    replace: "",
    title: "S6.01 who edits people cannot take roles by merging",
  },
  {
    ...CHANGE,
    guard: "A form that was opened before somebody else saved is refused",
    find: "if (version !== undefined && version !== person.version) throw new PersonChanged();",
    replace: "",
    title: "S3.08 a form that was opened before somebody else saved is told so",
  },
  {
    ...CHANGE,
    guard: "A picture is what it says",
    file: "apps/server/src/platform/pictures/read-picture.ts",
    find: "isReally(bytes) ? { type, bytes } : null",
    replace: "{ type, bytes }",
    title: "S3.08 a picture is one of three kinds, really is what it says, and is not too large",
  },
  {
    ...CHANGE,
    guard: "A picture is not too large",
    file: `${PEOPLE}/check-person.ts`,
    find: "LARGEST_PHOTO = 200_000",
    replace: "LARGEST_PHOTO = 20_000_000",
    title: "S3.08 a picture is one of three kinds, really is what it says, and is not too large",
  },
  {
    guard: "Nobody opens a picture whose address they were not told",
    file: `${PEOPLE}/show-photo.ts`,
    find: '.where("listPhoto", "=", photoAddress({ churchId, id, v }))',
    replace: "",
    test: `${PEOPLE}/show-photo.test.ts`,
    title: "S6.02 nobody opens a picture without having been told its address",
  },
  {
    ...CHANGE,
    guard: "A picture is checked before it is kept",
    file: `${PEOPLE}/check-person.ts`,
    find: "if (photo && !isPhoto(photo)) throw new PhotoInvalid();",
    replace: "",
    title: "S3.08 a picture is one of three kinds, really is what it says, and is not too large",
  },
  {
    ...ARCHIVE,
    guard: "The last administrator is not archived",
    find: "throw new PersonStillAdmin();",
    replace: "void 0;",
    title: "S6.01 a church never loses its last administrator",
  },
  {
    ...ERASE,
    guard: "The last administrator is not erased",
    find: "throw new PersonStillAdmin();",
    replace: "void 0;",
    title: "S6.01 the only administrator cannot be erased",
  },
  {
    ...ERASE,
    guard: "Nobody is erased without their name typed",
    find: "throw new EraseUnconfirmed();",
    replace: "void 0;",
    title: "S3.08 nothing happens without the name",
  },
  {
    ...ERASE,
    guard: "An erasure leaves nothing in any column",
    find: '  notes: "",\n',
    replace: "",
    title: "S3.08 nothing of a person is left in any column",
  },
  {
    ...ERASE,
    guard: "An erasure takes the records that were merged into the person",
    find: ', eb("mergedInto", "=", id)',
    replace: "",
    title: "S3.08 records that had been merged into a person are erased with them",
  },
  {
    guard: "An account that nobody ever opened goes with the person who was invited",
    file: "apps/server/src/modules/accounts/user-churches/hear-person-erased.ts",
    find: "await users.remove(link.userId);",
    replace: "{}",
    test: "apps/server/src/modules/accounts/user-churches/hear-news.test.ts",
    title: "an account that was made by an invitation and never opened goes with the last church that invited",
  },
  {
    ...EXPORT,
    guard: "A file of people runs no formula",
    find: "escape_formulas: true,",
    replace: "",
    title: "S2.30 cells that a spreadsheet would run as a formula are marked as text",
  },
  {
    ...EXPORT,
    guard: "Only who may view people has a file of them",
    file: ROUTES,
    ...ifAnybodyMay("exportPeopleCall", "can.viewPeople"),
    title: "S6.01 only who may view people of this church exports them",
  },
  {
    guard: "Only who may view people has a list of them",
    file: ROUTES,
    ...ifAnybodyMay("listPeopleCall", "can.viewPeople, can.editPeople, can.viewMembers"),
    test: LIST,
    title: "S6.01 who may view nobody, is of another church or API, or is not signed in sees no list",
  },
  {
    ...CHANGE,
    guard: "Only who may edit people adds them",
    file: ROUTES,
    ...ifAnybodyMay("addPersonCall", "can.editPeople"),
    title: "S6.01 only who may edit people adds them",
  },
  {
    ...ARCHIVE,
    guard: "Only who may edit people archives them",
    file: ROUTES,
    ...ifAnybodyMay("archivePeopleCall", "can.editPeople"),
    title: "S6.01 only who may edit people archives them",
  },
  {
    guard: "Only who may edit people is shown pairs of them",
    file: ROUTES,
    ...ifAnybodyMay("findDuplicatesCall", "can.editPeople"),
    test: `${PEOPLE}/find-duplicates.test.ts`,
    title: "S6.01 only who may edit people of this church is shown pairs",
  },
  {
    ...MERGE,
    guard: "Only who may edit people merges them",
    file: ROUTES,
    ...ifAnybodyMay("mergePeopleCall", "can.editPeople"),
    title: "S6.01 only who may edit people merges them",
  },
  {
    guard: "Households are searched in one's own church only",
    file: `${HOUSEHOLDS}/search-households.ts`,
    find: '.where("churchId", "=", churchId);',
    replace: ";",
    test: HOUSEHOLD_TEST,
    title: "S6.02 households of another church are not there",
  },
  {
    guard: "Nobody is put into a household of another church",
    file: `${HOUSEHOLDS}/lock-households.ts`,
    find: "if (!found) throw new HouseholdNotFound();",
    replace: "",
    test: HOUSEHOLD_TEST,
    title: "S6.02 nobody is put into a household of another church",
  },
  {
    guard: "Only who may view people searches households",
    file: HOUSEHOLD_ROUTES,
    ...ifAnybodyMay("searchHouseholdsCall", "can.viewPeople, can.editPeople"),
    test: HOUSEHOLD_TEST,
    title: "S3.08 households are found by name with their size",
  },
  {
    guard: "Only who may edit people makes a household",
    file: HOUSEHOLD_ROUTES,
    ...ifAnybodyMay("addHouseholdCall", "can.editPeople"),
    test: HOUSEHOLD_TEST,
    title: "S6.01 only who may edit people changes households",
  },
  {
    guard: "Only who may edit people changes a household",
    file: HOUSEHOLD_ROUTES,
    ...ifAnybodyMay("changeHouseholdCall", "can.editPeople"),
    test: HOUSEHOLD_TEST,
    title: "S6.01 only who may edit people changes households",
  },
  {
    guard: "A public form is told nothing that it did not send",
    file: `${PEOPLE}/load-or-create-person.ts`,
    find: "if (!(await hasChurch(people, sent.churchId))) throw new PeopleChurchNotFound();",
    replace: "",
    test: `${PEOPLE}/load-or-create-person.test.ts`,
    title: "G7.01 bad addresses and unknown churches are refused and nothing is made",
  },
];
