import type accounts from "../locales/en/accounts.json";
import type calendar from "../locales/en/calendar.json";
import type churches from "../locales/en/churches.json";
import type common from "../locales/en/common.json";
import type dashboard from "../locales/en/dashboard.json";
import type editors from "../locales/en/editors.json";
import type embed from "../locales/en/embed.json";
import type errors from "../locales/en/errors.json";
import type exports from "../locales/en/exports.json";
import type forms from "../locales/en/forms.json";
import type gallery from "../locales/en/gallery.json";
import type giftaid from "../locales/en/giftaid.json";
import type give from "../locales/en/give.json";
import type giving from "../locales/en/giving.json";
import type lessons from "../locales/en/lessons.json";
import type links from "../locales/en/links.json";
import type mails from "../locales/en/mails.json";
import type pages from "../locales/en/pages.json";
import type people from "../locales/en/people.json";
import type profile from "../locales/en/profile.json";
import type roles from "../locales/en/roles.json";
import type settings from "../locales/en/settings.json";
import type shell from "../locales/en/shell.json";
import type shortcuts from "../locales/en/shortcuts.json";
import type site from "../locales/en/site.json";
import type statements from "../locales/en/statements.json";
import type messaging from "../locales/en/messaging.json";
import type tasks from "../locales/en/tasks.json";
import type treasury from "../locales/en/treasury.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      accounts: typeof accounts;
      calendar: typeof calendar;
      churches: typeof churches;
      common: typeof common;
      dashboard: typeof dashboard;
      editors: typeof editors;
      embed: typeof embed;
      errors: typeof errors;
      exports: typeof exports;
      forms: typeof forms;
      gallery: typeof gallery;
      giftaid: typeof giftaid;
      give: typeof give;
      giving: typeof giving;
      lessons: typeof lessons;
      links: typeof links;
      mails: typeof mails;
      pages: typeof pages;
      people: typeof people;
      profile: typeof profile;
      roles: typeof roles;
      settings: typeof settings;
      shell: typeof shell;
      shortcuts: typeof shortcuts;
      site: typeof site;
      statements: typeof statements;
      messaging: typeof messaging;
      tasks: typeof tasks;
      treasury: typeof treasury;
    };
  }
}
