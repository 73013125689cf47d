import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createBrowserRouter, RouterProvider, ScrollRestoration, useLocation } from "./index.ts";

const Page = () => {
  const { pathname, state, key } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <p>{`${String(state)} ${key === "default" ? "first" : "later"}`}</p>
      <i id="funds" />
      <ScrollRestoration />
    </>
  );
};

const scrolls: number[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.stubGlobal("scrollTo", (_left: number, top: number) => {
    scrolls.push(top);
    vi.stubGlobal("scrollY", top);
  });
  history.replaceState(null, "", "/first");
});

function open() {
  const router = createBrowserRouter([{ path: "*", element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return { go: (...args: Parameters<typeof router.navigate>) => act(() => router.navigate(...args)) };
}

const scrollDown = (top: number) => vi.stubGlobal("scrollY", top);

test("navigation updates the URL and the history state, and replace adds no history entry", async () => {
  const { go } = open();
  expect(screen.getByText("null first")).toBeTruthy();
  await go("/second?a=1#b", { state: "passed" });
  expect(location.pathname + location.search + location.hash).toBe("/second?a=1#b");
  expect(screen.getByText("passed later")).toBeTruthy();
  const entries = history.length;
  await go("/third", { replace: true });
  expect([location.pathname, history.length]).toEqual(["/third", entries]);
});

test("a new page is scrolled to the top, unless the navigation prevents the scroll reset", async () => {
  const { go } = open();
  scrollDown(300);
  scrolls.length = 0;
  await go("?tab=two", { preventScrollReset: true });
  expect(scrolls).toEqual([]);
  await go("/second");
  expect(scrolls).toEqual([0]);
});

test("a URL with a hash scrolls to the element with this id", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  const { go } = open();
  scrolls.length = 0;
  await go("/second#funds");
  await go("/second#nothing");
  expect([shown.mock.calls.length, scrolls]).toEqual([1, [0]]);
  await go("/second#%E0%A4%A");
  shown.mockRestore();
});

test("navigating back restores the scroll position, and positions are stored for a reload", async () => {
  const { go } = open();
  await go("/second");
  const entry: unknown = history.state;
  scrollDown(420);
  await go("/third");
  expect(scrolls.at(-1)).toBe(0);
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  history.replaceState(entry, "", "/second");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate", { state: entry })));
  await screen.findByRole("heading", { name: "/second" });
  expect(scrolls.at(-1)).toBe(420);
  expect(sessionStorage.getItem("offertory.scroll")).toContain(":420");
});
