import type { PageConfig } from "../config.ts";

const api = (name: string) => `http://localhost:3000/api/${name}`;

export const someConfig = (changes: Partial<PageConfig> = {}): PageConfig => ({
  app: "portal",
  mode: "demo",
  nonce: "some-nonce",
  apps: { portal: "http://localhost:3000", site: "http://localhost:3001", lessons: "http://localhost:3002" },
  hosts: {
    MembershipApi: api("membership"),
    GivingApi: api("giving"),
    MessagingApi: api("messaging"),
    ContentApi: api("content"),
    AttendanceApi: "",
    DoingApi: "",
    ReportingApi: "",
    AskApi: "",
    MessagingSocket: "ws://localhost:3000/api/messaging/socket",
  },
  sandboxUrl: null,
  localesVersion: "1",
  analyticsTag: null,
  support: { documentation: "http://localhost:3000/help", forum: "http://localhost:3000/help/forum" },
  language: "en",
  subDomain: null,
  ...changes,
});
