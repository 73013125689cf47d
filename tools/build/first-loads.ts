/** A page on which visits begin, and the parts of its app that it loads at once besides the app's entry. */
export type FirstLoad = {
  app: string;
  path: string;
  /** Named as in the build's manifest: source files, by their path from the app's folder. */
  parts: string[];
  /** Whether a person is signed in; else a visitor opens the page. */
  isSignedIn?: boolean;
  /** The maximum size of JavaScript and CSS, in gzipped bytes. */
  limit: number;
};

const LOGIN = "src/login/login-route.tsx";
/** Every page of a signed-in person loads it, as a file of its own. */
export const REALTIME = "../../packages/api-client/src/realtime/open-realtime.ts";
const SHARED_LOGIN = "../../packages/features/src/login-route/index.ts";

/** The browser tests open each of these pages, and fail when the browser loads any file that is not counted here. */
export const FIRST_LOADS: FirstLoad[] = [
  { app: "portal", path: "/login", parts: [LOGIN], limit: 158_100 },
  { app: "portal", path: "/", parts: ["src/home/welcome-page.tsx"], limit: 152_900 },
  {
    app: "portal",
    path: "/",
    parts: ["src/home/home-page.tsx", REALTIME],
    isSignedIn: true,
    limit: 162_000,
  },
  { app: "church-site", path: "/login", parts: [LOGIN], limit: 146_000 },
  { app: "church-site", path: "/find", parts: ["src/find/find-church-page.tsx"], limit: 141_500 },
  { app: "lessons", path: "/login", parts: [SHARED_LOGIN], limit: 150_100 },
  { app: "lessons", path: "/", parts: [], limit: 141_800 },
];
