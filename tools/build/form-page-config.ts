import { defineConfig } from "vite";
import { lightPageConfig } from "./light-page-config.ts";

export default defineConfig(lightPageConfig("form"));
