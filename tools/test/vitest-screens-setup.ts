import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { WAIT } from "./patience.ts";

/** On a busy machine a screen may take a while to show what it has. */
configure({ asyncUtilTimeout: WAIT.timeout });

/** The next test begins in a browser that nobody used before, though it is the same one. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=", 1)[0]}=; max-age=0; path=/`;
});
