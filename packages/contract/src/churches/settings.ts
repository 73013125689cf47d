import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";

/** The settings of a church, whether everyone may read them, and how long their values may be. */
export const CHURCH_SETTINGS = {
  supportContact: { public: true, longest: 300 },
  logoLight: { public: true, longest: 200_000 },
  logoDark: { public: true, longest: 200_000 },
  favicon_400x400: { public: true, longest: 200_000 },
  favicon_16x16: { public: true, longest: 20_000 },
  brandColour: { public: true, longest: 7 },
  /** The websites that may show the donation page, an origin in each line. */
  embedOrigins: { public: true, longest: 5000 },
  /** Whether staff must confirm people who join by themselves before they see non-public content. */
  confirmNewcomers: { public: false, longest: 5 },
} as const satisfies Record<string, { public: boolean; longest: number }>;
/** Settings that are images: clients save a data URL and read a web URL. */
export const PICTURE_SETTINGS = ["logoLight", "logoDark", "favicon_400x400", "favicon_16x16"] as const;
export type ChurchSettingKey = keyof typeof CHURCH_SETTINGS;
export const CHURCH_SETTING_KEYS = Object.keys(CHURCH_SETTINGS).filter(
  (key): key is ChurchSettingKey => key in CHURCH_SETTINGS,
);

/** An object from `keyName` to value. */
export const PublicSettings = z.record(z.string(), z.string());

export const publicSettings = endpoint({
  api: "membership",
  method: "GET",
  path: "/settings/public/:churchId",
  summary: "Read a church's public settings and branding as one flat object",
  params: z.object({ churchId: Id }),
  answer: PublicSettings,
});

export const listSettings = endpoint({
  api: "membership",
  method: "GET",
  path: "/settings",
  summary: "List all settings of the signed-in church",
  answer: z.array(
    z.object({ id: z.string(), churchId: z.string(), keyName: z.string(), value: z.string(), public: z.boolean() }),
  ),
});

export const saveSettings = endpoint({
  api: "membership",
  method: "POST",
  path: "/settings",
  summary: "Save settings of the signed-in church; an empty value removes one",
  body: z.array(z.object({ keyName: text(60), value: text(200_000) })).check(z.maxLength(20)),
  answer: z.array(
    z.object({ id: z.string(), churchId: z.string(), keyName: z.string(), value: z.string(), public: z.boolean() }),
  ),
});
