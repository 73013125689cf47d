import { enterChurch } from "../support/enter-church.ts";
import { TWO_LOOKS } from "../support/looks.ts";
import { test } from "../support/test.ts";
import { furnishedChurch } from "./furnished-church.ts";
import { type Screen, SCREENS } from "./screens.ts";
import { seeStates } from "./see-states.ts";

const statesOf = ({ reads, empty }: Screen) =>
  [reads && "while it loads, when that fails,", empty !== undefined && "empty", "and filled"].filter(Boolean).join(" ");

for (const screen of SCREENS) {
  test(`${screen.name}: accessible ${screen.reads ? statesOf(screen) : "when it is filled"}`, async ({
    page,
    context,
    request,
  }) => {
    const church = await furnishedChurch(request);
    await enterChurch(context, church);
    await seeStates(page, screen, church, TWO_LOOKS);
  });
}
