import { defineConfig } from "vite";
import { lightPageConfig } from "./light-page-config.ts";

/** The donation page of a church. */
export default defineConfig(lightPageConfig("give"));
