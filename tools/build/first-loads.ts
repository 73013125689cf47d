/** A page that people begin at, and the parts of its app that it fetches at once beside the app's start. */
export type FirstLoad = {
  app: string;
  path: string;
  /** As the build's manifest names them: source files, by their path from the app's folder. */
  parts: string[];
  /** Bytes of JavaScript and CSS, gzipped. */
  limit: number;
};

const LOGIN = "src/login/login-route.tsx";
const SHARED_LOGIN = "../../packages/features/src/login-route/index.ts";

/** The browser tests open each of them, and fail when a browser fetches anything else than what is weighed here. */
export const FIRST_LOADS: FirstLoad[] = [
  { app: "portal", path: "/login", parts: [LOGIN], limit: 158_000 },
  { app: "portal", path: "/", parts: ["src/home/start-page.tsx"], limit: 157_400 },
  { app: "church-site", path: "/login", parts: [LOGIN], limit: 150_900 },
  { app: "church-site", path: "/find", parts: ["src/find/find-church-page.tsx"], limit: 146_300 },
  { app: "lessons", path: "/login", parts: [SHARED_LOGIN], limit: 153_400 },
  { app: "lessons", path: "/", parts: [], limit: 145_300 },
];
