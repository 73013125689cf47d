import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { WAIT } from "./patience.ts";

/** On a busy machine a screen may take a while to render. */
configure({ asyncUtilTimeout: WAIT.timeout });

/** Resets the browser's state, which all tests of a file share. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=", 1)[0]}=; max-age=0; path=/`;
});
