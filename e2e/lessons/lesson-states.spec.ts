import { furnishedChurch } from "../states/furnished-church.ts";
import { seeStates } from "../states/see-states.ts";
import { enterChurch } from "../support/enter-church.ts";
import { test } from "../support/test.ts";
import { furnishedLessons, LESSON_SCREENS } from "./furnished-lessons.ts";

for (const { name, path, reads, empty } of LESSON_SCREENS) {
  test(`${name} is accessible in every state`, async ({ page, context, request, lessons }) => {
    const furnished = await furnishedLessons(request);
    await enterChurch(context, furnished.church);
    const screen = { name, path: () => lessons + path(furnished), reads: () => reads, empty };
    await seeStates(page, screen, await furnishedChurch(request));
  });
}
