import { refuse } from "@offertory/api-client/testing";
import { can, CHURCH_PERMISSIONS } from "@offertory/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../testing/show-page.tsx";
import { SettingsPage } from "./settings-page.tsx";

const church = {
  id: "church-grace",
  name: "Grace Community Church",
  subDomain: "grace",
  address1: "1 Main St",
  address2: "",
  city: "Springfield",
  state: "IL",
  zip: "62701",
  country: "USA",
  timeZone: "America/Chicago",
  legalName: "",
  taxId: "",
  currency: "USD",
};
const answers = {
  "GET /churches/church-grace/details": church,
  "PATCH /churches/church-grace": church,
  "GET /settings": [{ id: "1", churchId: "church-grace", keyName: "brandColour", value: "#1a5c43", public: true }],
  "POST /settings": [],
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <SettingsPage />, path: "/settings", may: [can.editSettings], answers }, more);

describe("church settings", () => {
  test("the preview of the public address follows the typed subdomain", async () => {
    const { server, user } = await show();
    const field = await screen.findByRole("textbox", { name: "Subdomain" });
    await user.clear(field);
    await user.type(field, "Grace-2");
    expect(screen.getByText("Your public site is at http://localhost:3001/grace-2")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(lastBody(server, "PATCH", /churches/)).toEqual({ subDomain: "grace-2" }));
  });

  test("a subdomain that is already used shows an error at its field", async () => {
    const taken = refuse(409, { code: "sub-domain-taken", errors: ["x"] });
    const { user } = await show({ answers: { ...answers, "PATCH /churches/church-grace": taken } });
    const field = await screen.findByRole("textbox", { name: "Subdomain" });
    await user.type(field, "2");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText("This subdomain isn't available.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  test("unsaved changes survive a change of tabs, and leaving the page asks for confirmation", async () => {
    const { user, router, address } = await show();
    await user.type(await screen.findByRole("textbox", { name: "Church name" }), "!");
    await user.click(screen.getByRole("tab", { name: "Branding" }));
    await waitFor(() => expect(address()).toBe("/settings?tab=branding"));
    await user.click(screen.getByRole("tab", { name: "Church" }));
    expect(await screen.findByRole("textbox", { name: "Church name" })).toHaveProperty(
      "value",
      "Grace Community Church!",
    );
    void router.navigate("/people");
    await waitFor(() => expect(screen.queryByRole("alertdialog")?.textContent).toContain("Discard your changes?"));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(address()).toBe("/settings");
    void router.navigate("/people");
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(address()).toBe("/people"));
  });

  test("S3.06 a brand color with low contrast shows a warning, and only the color is sent", async () => {
    const { server, user } = await show({ at: "/settings?tab=branding" });
    await screen.findByText("Text in this color is easy to read.");
    const field = screen.getByRole("textbox", { name: "Brand color" });
    await user.clear(field);
    await user.type(field, "#ffee00");
    await screen.findByText(/Text in this color would be hard to read, so we'll use #/);
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(lastBody(server, "POST", /settings/)).toEqual([{ keyName: "brandColour", value: "#ffee00" }]),
    );
  });

  test("a color name is refused as a brand color", async () => {
    const { server, user } = await show({ at: "/settings?tab=branding" });
    const field = await screen.findByRole("textbox", { name: "Brand color" });
    await user.clear(field);
    await user.type(field, "green");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText(/Enter a hex color, such as #/);
    expect(lastBody(server, "POST", /settings/)).toBeUndefined();
  });

  test("S2.09 a caller with only the permission to edit settings gets no button to close the church", async () => {
    await show();
    await screen.findByRole("textbox", { name: "Church name" });
    expect(screen.queryByRole("button", { name: "Close this church…" })).toBeNull();
  });

  test("S2.09 a wrong church name shows an error when closing the church", async () => {
    const differs = refuse(400, { code: "church-name-differs", errors: ["x"] });
    const forms = { "GET /forms": [] };
    const { user, server } = await show({
      may: CHURCH_PERMISSIONS,
      answers: { ...answers, ...forms, "POST /churches/church-grace/close": differs },
    });
    await user.click(await screen.findByRole("button", { name: "Close this church…" }));
    expect(screen.queryByRole("textbox", { name: /to confirm/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const field = screen.getByRole("textbox", { name: "Type “Grace Community Church” to confirm" });
    await user.type(field, "Grace");
    await user.click(screen.getByRole("button", { name: "Close this church" }));
    await screen.findByText("That doesn't match the name of this church.");
    expect(lastBody(server, "POST", /close/)).toEqual({ name: "Grace" });
  });

  test("a caller without permission to edit settings is refused", async () => {
    await show({ may: [can.viewPeople] });
    expect(await screen.findByText("You don't have access to this page")).toBeTruthy();
  });
});
