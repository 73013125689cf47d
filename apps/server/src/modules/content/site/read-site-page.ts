import type { Church, PublicPage } from "@offertory/contract";
import type { SitePageData } from "@offertory/contract/content/site-page";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { readOffer } from "../../giving/index.ts";
import type { Content } from "../content.ts";
import { shownLinks } from "../navigation/check-navigation.ts";
import { isPreviewKey } from "../publishing/preview-link.ts";
import { showDraft } from "../publishing/preview-page.ts";
import { readPublished } from "./read-public-page.ts";
import { showContent } from "../publishing/show-content.ts";

/** The page of upcoming events, which exists on every site without being created. */
const EVENTS = "/events";
const MAX_EVENTS = 20;

export type SitePage = SitePageData | { movedTo: string };

/**
 * Returns everything that a URL of a church's site shows, or the URL that the page has moved to. Null when the church
 * has no site.
 */
export async function readSitePage(
  content: Content,
  church: Church,
  url: string,
  previewKey: string,
): Promise<SitePage | null> {
  const [published, { funds, gateways }] = await Promise.all([
    readPublished(content, church.id, url),
    readOffer(content.giving, church.id),
  ]);
  if (!published) return null;
  const site = {
    church: describe(church),
    navigation: shownLinks(published.navigation, new Set(published.published.map((page) => page.url))),
    takesGifts: funds.length > 0 && gateways.length > 0,
    isPreview: false,
  };
  const draft = previewKey ? await readDraft(content, church.id, url, previewKey) : null;
  if (draft) return { ...site, kind: "page", page: draft, isPreview: true };
  const { timeZone, content: pageContent } = published;
  if (pageContent) return { ...site, kind: "page", page: await showContent(content, church.id, timeZone, pageContent) };
  const blank = { churchId: church.id, url, title: "", description: "", picture: null, timeZone, sections: [] };
  if (url === EVENTS) return { ...site, kind: "events", page: await withEvents(content, blank) };
  const movedTo = await content.versions.movedTo(church.id, url);
  return movedTo === null ? { ...site, kind: "missing", page: blank } : { movedTo };
}

/** Returns the draft with this URL if the preview key is valid for it; null otherwise. */
async function readDraft(content: Content, churchId: string, url: string, key: string): Promise<PublicPage | null> {
  const page = (await content.pages.list(churchId)).find((one) => one.url === url);
  return page && isPreviewKey(content, page, key) ? showDraft(content, page) : null;
}

const withEvents = async ({ events }: Content, page: PublicPage): Promise<PublicPage> => ({
  ...page,
  sections: [
    {
      id: "events",
      background: "plain",
      picture: null,
      elements: [
        {
          id: "events",
          type: "events",
          answers: { title: null, count: MAX_EVENTS },
          events: await events(page.churchId, MAX_EVENTS),
        },
      ],
    },
  ],
});

function describe({ settings, ...church }: Church): SitePageData["church"] {
  const setting = (keyName: string) => settings.find((each) => each.keyName === keyName)?.value ?? "";
  const { id, name, subDomain, address1, address2, city, state, zip, country } = church;
  return {
    id,
    name,
    subDomain,
    address1,
    address2,
    city,
    state,
    zip,
    country,
    logoLight: setting("logoLight"),
    logoDark: setting("logoDark"),
    icon: setting("favicon_16x16") || setting("favicon_400x400"),
    brandColour: setting("brandColour"),
    contact: setting("supportContact"),
    currency: currencyOf(id),
  };
}
