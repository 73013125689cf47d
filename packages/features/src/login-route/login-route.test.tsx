import { pretendServer, someSignIn, someUserChurch } from "@offertory/api-client/testing";
import { renderScreen } from "@offertory/features/testing";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LoginRoute, type LoginRouteProps } from "./login-route.tsx";

afterEach(() => vi.unstubAllGlobals());

const two = [someUserChurch(), someUserChurch({ id: "hope", name: "Hope Chapel" })];

async function openRoute(props: Partial<LoginRouteProps> = {}, isSignedIn = false) {
  pretendServer({ "POST /users/login": someSignIn(two) });
  return renderScreen(<LoginRoute arrival={{ jwt: null }} {...props} />, {
    at: "/login",
    ...(isSignedIn && { before: ({ session }) => session.signInWithPassword("ada@example.com", "secret") }),
  });
}

const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("S2.02 Donate links to the donation page of a known church, or else to the church search", async () => {
  await openRoute();
  expect(addressOf("Donate")).toBe("http://localhost:3001/find?then=give");
  document.body.innerHTML = "";
  await openRoute({ churchName: "Grace Community Church", church: { subDomain: "grace" } });
  expect(addressOf("Donate")).toBe("http://localhost:3001/grace/give");
});

test("S2.07 a signed-in user with several churches is asked to choose one, and can log out instead", async () => {
  const { user, path } = await openRoute({}, true);
  expect(await screen.findByRole("button", { name: /Hope Chapel/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /log ?out/i }));
  expect(path()).toBe("/logout");
});
