import { deviceChoice } from "./device-choice.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const { read: readTheme, save: saveTheme, apply: applyTheme } = deviceChoice<Theme>("theme", THEMES);
