import { defineConfig } from "vite";
import { lightPageConfig } from "./light-page-config.ts";

/** The public page of a form. */
export default defineConfig(lightPageConfig("form"));
