import { defineConfig } from "vite";
import { lightPageConfig } from "./light-page-config.ts";

/** The pages of a church's site. */
export default defineConfig(lightPageConfig("site"));
