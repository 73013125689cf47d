import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, test, vi } from "vitest";
import {
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "./index.ts";

const Shell = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        clicked {count}
      </button>
      <span data-testid="progress">{useNavigation().state}</span>
      <span data-testid="title">{String(useMatches().at(-1)?.handle)}</span>
      <Outlet />
    </>
  );
};

const Person = () => <h1>Person {useParams()["id"]}</h1>;

/** A lazy page whose code is loaded when the test calls `come`. */
function comesLater(Page: ComponentType) {
  let come: (page: { Component: ComponentType }) => void = () => {};
  const page = new Promise<{ Component: ComponentType }>((resolve) => (come = resolve));
  return { lazy: () => page, come: () => act(async () => come({ Component: Page })) };
}

function show(pages: RouteObject[], at = "/", layout: Partial<RouteObject> = {}) {
  const router = createMemoryRouter([{ element: <Shell />, children: pages, ...layout }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, go: (to: string | number) => act(() => router.navigate(to)) };
}

const heading = () => screen.queryByRole("heading")?.textContent;

test("the previous page stays until the code of the next page is loaded, and then the URL changes", async () => {
  const people = comesLater(() => <h1>People</h1>);
  const { router, address } = show([
    { path: "/", element: <h1>Home</h1>, handle: "home" },
    { path: "/people", lazy: people.lazy, handle: "people" },
  ]);
  act(() => void router.navigate("/people"));
  expect([heading(), address(), screen.getByTestId("progress").textContent]).toEqual(["Home", "/", "loading"]);
  await people.come();
  expect([heading(), address(), screen.getByTestId("progress").textContent]).toEqual(["People", "/people", "idle"]);
  expect(screen.getByTestId("title").textContent).toBe("people");
});

test("of two navigations, only the later page is shown", async () => {
  const slow = comesLater(() => <h1>Slow</h1>);
  const { router, address, go } = show([
    { path: "/", element: <h1>Home</h1> },
    { path: "/slow", lazy: slow.lazy },
    { path: "/quick", element: <h1>Quick</h1> },
  ]);
  act(() => void router.navigate("/slow"));
  await go("/quick");
  await slow.come();
  expect([heading(), address()]).toEqual(["Quick", "/quick"]);
});

test("a fallback is shown while the code of the first page loads, and the layout keeps its state", async () => {
  const home = comesLater(() => <h1>Home</h1>);
  const Layout = ({ waiting = false }) => (waiting ? <Filled text="…" /> : <Filled />);
  const Filled = ({ text }: { text?: string }) => {
    const [mounted] = useState(() => Math.random());
    return (
      <div data-testid="layout" data-mounted={mounted}>
        {text ?? <Outlet />}
      </div>
    );
  };
  show([{ path: "/", lazy: home.lazy }], "/", {
    element: <Layout />,
    hydrateFallbackElement: <Layout waiting />,
  });
  const mounted = screen.getByTestId("layout").dataset["mounted"];
  expect(screen.getByTestId("layout").textContent).toBe("…");
  await home.come();
  expect(screen.getByTestId("layout").textContent).toBe("Home");
  expect(screen.getByTestId("layout").dataset["mounted"]).toBe(mounted);
});

test("a layout keeps its state while its pages change", async () => {
  const { go } = show([
    { path: "/", element: <h1>Home</h1> },
    { path: "/people/:id", element: <Person /> },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "clicked 0" }));
  await go("/people/7");
  expect(heading()).toBe("Person 7");
  expect(screen.getByRole("button", { name: "clicked 1" })).toBeTruthy();
  await go("/people/8");
  expect(heading()).toBe("Person 8");
});

test("a page that throws shows its error boundary until another page is opened", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const Failed = () => <h1>Failed: {String(useRouteError())}</h1>;
  const Broken = () => {
    throw new Error("broken");
  };
  const { go } = show([
    { path: "/", element: <h1>Home</h1>, ErrorBoundary: Failed },
    { path: "/broken", element: <Broken />, ErrorBoundary: Failed },
    { path: "/missing", lazy: () => Promise.reject(new Error("no code")), ErrorBoundary: Failed },
  ]);
  await go("/broken");
  expect(heading()).toBe("Failed: Error: broken");
  expect(screen.getByRole("button", { name: "clicked 0" })).toBeTruthy();
  await go("/");
  expect(heading()).toBe("Home");
  await go("/missing");
  expect(heading()).toBe("Failed: Error: no code");
  quiet.mockRestore();
});

const Address = () => {
  const { pathname, search, state } = useLocation();
  return <h1>{pathname + search + JSON.stringify(state)}</h1>;
};

test("a link is followed without a reload, and passes its state on", async () => {
  const { address } = show([
    {
      path: "*",
      element: (
        <>
          <Address />
          <Link to="/people/7" state={{ list: "?page=2" }}>
            Ada
          </Link>
          <Link to="?edit=1">Edit</Link>
        </>
      ),
    },
  ]);
  expect(fireEvent.click(screen.getByRole("link", { name: "Ada" }))).toBe(false);
  await waitFor(() => expect(heading()).toBe('/people/7{"list":"?page=2"}'));
  expect(screen.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe("/people/7?edit=1");
  fireEvent.click(screen.getByRole("link", { name: "Edit" }));
  await waitFor(() => expect(address()).toBe("/people/7?edit=1"));
});

test("the browser handles clicks that open another tab and links to other sites", () => {
  const { address } = show([
    {
      path: "*",
      element: (
        <>
          <Link to="/people">People</Link>
          <Link to="/print" target="_blank">
            Print
          </Link>
          <Link to="https://example.org/give?a=1">Give</Link>
          <Link to="/kept" onClick={(event) => event.preventDefault()}>
            Kept
          </Link>
        </>
      ),
    },
  ]);
  const link = (name: string) => screen.getByRole("link", { name });
  // Clicks that reach the body were not handled by the app. The test page must not follow them.
  let left = 0;
  document.body.addEventListener("click", (event) => {
    if (!event.defaultPrevented) left += 1;
    event.preventDefault();
  });
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    fireEvent.click(link("People"), how);
  fireEvent.click(link("Print"));
  fireEvent.click(link("Give"));
  expect(left).toBe(6);
  fireEvent.click(link("Kept"));
  expect(address()).toBe("/");
  expect(link("Give").getAttribute("href")).toBe("https://example.org/give?a=1");
});

test("a link to the current page adds no history entry", async () => {
  const { router, go, address } = show([{ path: "*", element: <Link to="/people">People</Link> }]);
  await go("/people");
  fireEvent.click(screen.getByRole("link", { name: "People" }));
  await go(-1);
  expect(address()).toBe("/");
  expect(router.state.navigation).toBe("idle");
});

test("a menu link is current on its page and its subpages, and the home link only on the home page", async () => {
  const links = ["/", "/people", "/giving"].map((to) => (
    <NavLink key={to} to={to} end={to === "/giving"}>
      {to}
    </NavLink>
  ));
  const { go } = show([{ path: "*", element: <>{links}</> }]);
  const current = () => screen.queryAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
  expect(current()).toEqual(["/"]);
  await go("/people/7");
  expect(current()).toEqual(["/people"]);
  await go("/giving/manage");
  expect(current()).toEqual([]);
  await go("/peoples");
  expect(current()).toEqual([]);
});

test("the query parameters are read, and changed without a new history entry", async () => {
  const Tabs = () => {
    const [query, setQuery] = useSearchParams();
    const next = () =>
      setQuery(
        (now) => {
          now.set("tab", "two");
          return now;
        },
        { replace: true },
      );
    return (
      <button type="button" aria-label="tab" onClick={next}>
        {query.get("tab")}
      </button>
    );
  };
  const { address, go } = show([{ path: "*", element: <Tabs /> }], "/settings?tab=one&page=3");
  fireEvent.click(screen.getByRole("button", { name: "tab" }));
  await waitFor(() => expect(address()).toBe("/settings?tab=two&page=3"));
  expect(screen.getByRole("button", { name: "tab" }).textContent).toBe("two");
  await go(-1);
  expect(address()).toBe("/settings?tab=two&page=3");
});

test("a redirect replaces its history entry, so that navigating back skips it", async () => {
  const { go, address } = show([
    { path: "/", element: <h1>Home</h1> },
    { path: "/donate", element: <Navigate to={{ pathname: "/giving", search: "?fund=1" }} replace /> },
    { path: "/giving", element: <Address /> },
  ]);
  await go("/donate");
  await waitFor(() => expect(heading()).toBe("/giving?fund=1null"));
  await go(-1);
  expect(address()).toBe("/");
});

/** A page that asks before it is left. */
const Draft = () => {
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => here.pathname !== there.pathname);
  return (
    <>
      <h1>Draft {blocker.state}</h1>
      {blocker.state === "blocked" ? (
        <>
          <button type="button" onClick={blocker.proceed}>
            leave
          </button>
          <button type="button" onClick={blocker.reset}>
            stay
          </button>
        </>
      ) : null}
    </>
  );
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a blocked navigation stays on the page or proceeds, as the person decides", async () => {
  const { go, address } = show(
    [
      { path: "/draft", element: <Draft /> },
      { path: "/people", element: <h1>People</h1> },
    ],
    "/draft",
  );
  await go("/people");
  expect([heading(), address()]).toEqual(["Draft blocked", "/draft"]);
  await press("stay");
  expect([heading(), address()]).toEqual(["Draft unblocked", "/draft"]);
  await go("?tab=two");
  expect([heading(), address()]).toEqual(["Draft unblocked", "/draft?tab=two"]);
  await go("/people");
  await press("leave");
  expect([heading(), address()]).toEqual(["People", "/people"]);
});

test("a blocked back navigation is undone until the person confirms it", async () => {
  const { router, go, address } = show([
    { path: "/", element: <h1>Home</h1> },
    { path: "/draft", element: <Draft /> },
  ]);
  await go("/draft");
  await go(-1);
  expect([heading(), address()]).toEqual(["Draft blocked", "/draft"]);
  await press("stay");
  await go(-1);
  expect([heading(), address()]).toEqual(["Draft blocked", "/draft"]);
  await press("leave");
  expect([heading(), address()]).toEqual(["Home", "/"]);
  await act(() => router.navigate(1));
  expect(heading()).toBe("Draft unblocked");
});
