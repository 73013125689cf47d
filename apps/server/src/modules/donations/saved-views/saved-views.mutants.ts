import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const OWN = "views are read and changed only by their own person, with permission to view donations";
const OF_PERSON = '\n        .where("personId", "=", personId)';

export const mutants: Mutant[] = [
  {
    guard: "Saved views are listed only to their own person",
    file: "./saved-view-store.ts",
    find: `${OF_PERSON}\n        .orderBy(`,
    replace: "\n        .orderBy(",
    test: "./saved-views.test.ts",
    title: OWN,
  },
  {
    guard: "A saved view is renamed only by its own person",
    file: "./saved-view-store.ts",
    find: `${OF_PERSON}\n        .where("id", "=", id)\n        .returning(COLUMNS)`,
    replace: '\n        .where("id", "=", id)\n        .returning(COLUMNS)',
    test: "./saved-views.test.ts",
    title: OWN,
  },
  {
    guard: "A saved view is deleted only by its own person",
    file: "./saved-view-store.ts",
    find: `${OF_PERSON}\n        .where("id", "=", id)\n        .returning("id")`,
    replace: '\n        .where("id", "=", id)\n        .returning("id")',
    test: "./saved-views.test.ts",
    title: OWN,
  },
  {
    guard: "Saved views are listed only in their own church",
    file: "./saved-view-store.ts",
    find: '.select(COLUMNS)\n        .where("churchId", "=", churchId)',
    replace: ".select(COLUMNS)",
    test: "./saved-views.test.ts",
    title: "the views of another church are not listed, even of a person with the same id",
  },
  {
    guard: "Saved views need permission to view donations",
    file: "./saved-view.routes.ts",
    find: "const viewer = donationViewer(context.guards);",
    replace:
      "const viewer: typeof guarded = async (request, api) => { const { churchId, personId } = await context.guards.member(request, api); return { churchId, viewerId: personId } as never; };\n  const guarded = donationViewer(context.guards);",
    test: "./saved-views.test.ts",
    title: OWN,
  },
  {
    guard: "The saved views of an erased person are deleted",
    file: "../../giving/person-data/on-person-erased.ts",
    find: "await context.savedViews.removeAllOf(donor);",
    replace: "",
    test: "./saved-views.test.ts",
    title: "erasing a person deletes their views, merging moves them, and the export of their data has them",
  },
];
