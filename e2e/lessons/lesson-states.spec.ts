import { seededChurch } from "../screen-states/seeded-church.ts";
import { seeStates } from "../screen-states/see-states.ts";
import { enterChurch } from "../support/enter-church.ts";
import { test } from "../support/test.ts";
import { seededLessons, LESSON_SCREENS } from "./seeded-lessons.ts";

for (const { name, path, reads, empty } of LESSON_SCREENS) {
  test(`${name} is accessible in every state`, async ({ page, context, request, lessons }) => {
    const seeded = await seededLessons(request);
    await enterChurch(context, seeded.church);
    const screen = { name, path: () => lessons + path(seeded), reads: () => reads, empty };
    await seeStates(page, screen, await seededChurch(request));
  });
}
