import {
  pretendServer,
  refuse,
  type ServerAnswers,
  someChurch,
  someSignIn,
  someUserChurch,
} from "@offertory/api-client/testing";
import { renderScreen } from "@offertory/features/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SelectChurchDialog } from "./select-church-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const grace = someUserChurch({ settings: [{ keyName: "logoLight", value: "data:image/png;base64,AAAA" }] });

const hope = someUserChurch({ id: "hope", name: "Hope Chapel", city: "Austin" });

async function openDialog<More extends string = never>(userChurches = [grace, hope], answers?: ServerAnswers<More>) {
  pretendServer({ "POST /users/login": someSignIn(userChurches), ...answers });
  const asked: string[] = [];
  const dialog = (
    <SelectChurchDialog
      onLogout={() => void asked.push("logout")}
      onRegister={(name) => void asked.push(`register ${name}`)}
    />
  );
  const shown = await renderScreen(dialog, {
    before: ({ session }) => session.signInWithPassword("ada@example.com", "secret"),
  });
  return { ...shown, asked };
}

test("S2.07 each church shows its logo, name, address, city and state", async () => {
  await openDialog();
  const choice = await screen.findByRole("button", { name: /Grace Community Church/ });
  expect(choice.textContent).toBe("Grace Community Church100 Main StreetSpringfield, IL");
  expect(choice.querySelector("img")?.getAttribute("src")).toBe("data:image/png;base64,AAAA");
});

test("S8.02 a church that cannot be selected shows login.validate.selectingChurch", async () => {
  const { user } = await openDialog([grace, hope], { "POST /churches/select": refuse(500) });
  await user.click(await screen.findByRole("button", { name: /Grace Community Church/ }));
  expect(await screen.findByText("We couldn't open that church. Please try again.")).toBeTruthy();
});

test("S2.08 a user without a church gets the search first, and registers a church only after a confirmation", async () => {
  const { user, asked } = await openDialog([], { "POST /churches/search": [] });
  await user.type(await screen.findByLabelText("Church name"), "Hope");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("No churches found")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Register a new church" }));
  expect(asked).toEqual([]);
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Search for your church first.");
  await user.click(within(question).getByRole("button", { name: "Register a new church" }));
  expect(asked).toEqual(["register Hope"]);
});

test("S2.08 clicking a search result tries to select that church", async () => {
  const { user } = await openDialog([], {
    "POST /churches/search": [someChurch({ id: "hope", name: "Hope Chapel" })],
    "POST /churches/select": refuse(404),
  });
  await user.type(await screen.findByLabelText("Church name"), "Hope{Enter}");
  await user.click(await screen.findByRole("button", { name: /Hope Chapel/ }));
  expect(await screen.findByText("We couldn't open that church. Please try again.")).toBeTruthy();
});
