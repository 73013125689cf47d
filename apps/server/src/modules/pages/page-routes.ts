import { embedOriginsOf } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { findChurch, type Churches } from "../churches/index.ts";
import { listSites, readSiteMap, readSitePage, type Content } from "../content/index.ts";
import { readFormPage, type Forms } from "../forms/index.ts";
import { readDonationPage, type Giving } from "../giving/index.ts";
import { readPageMetadata, type Lessons } from "../lessons/index.ts";
import { addPages } from "./pages.ts";

interface PagesNeeds {
  churches: Churches;
  giving: Giving;
  forms: Forms;
  content: Content;
  lessons: Lessons;
}

/** Serves the three apps, and the churches' pages that the server renders: donation page, forms and site. */
export function pageRoutes(
  app: FastifyInstance,
  config: Config,
  { churches, giving, forms, content, lessons }: PagesNeeds,
): void {
  const donationPage = async (subDomain: string) => {
    const church = await findChurch(churches, { subDomain });
    return church ? readDonationPage(giving, church) : null;
  };
  addPages(app, config, {
    donationPage,
    embedOrigins: async (subDomain) => {
      const church = await findChurch(churches, { subDomain });
      return embedOriginsOf(church?.settings.find(({ keyName }) => keyName === "embedOrigins")?.value ?? "");
    },
    formPage: async (subDomain, formId) => {
      const page = await donationPage(subDomain);
      if (!page) return null;
      const found = await readFormPage(forms, page.church.id, formId);
      const pays = found.questions.some(({ fieldType }) => fieldType === "Payment");
      return { ...found, church: page.church, money: page.money, giving: pays ? page : null };
    },
    sitePage: async (subDomain, url, previewKey) => {
      const church = await findChurch(churches, { subDomain });
      return church ? readSitePage(content, church, url, previewKey) : null;
    },
    siteFiles: {
      siteMap: async (subDomain) => {
        const church = await findChurch(churches, { subDomain });
        return church ? readSiteMap(content, church.id) : null;
      },
      sites: () => listSites(content),
    },
    about: (path) => readPageMetadata(lessons, path),
  });
}
