import { defineConfig } from "vite";
import { publicPageConfig } from "./public-page-config.ts";

export default defineConfig(publicPageConfig("form"));
