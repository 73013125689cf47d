import type { ElementType, NavigationLink, SectionBackground } from "@offertory/contract";
import type { ColumnType, GeneratedAlways, Kysely } from "kysely";
import type { PageContent } from "./pages/published-page.ts";

type Json<T> = ColumnType<T, string, string>;
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The tables that content owns, and the views of others that it joins. */
export type ContentTables = {
  churchSites: { churchId: string; navigation: Json<NavigationLink[]>; changedAt: Date; changedBy: string | null };
  pages: {
    churchId: string;
    id: string;
    url: string;
    title: string;
    description: string;
    picture: string | null;
    changedAt: Date;
    changedBy: string | null;
    versionId: string | null;
    publishedUrl: string | null;
    publishedAt: TimeOrNull;
    isChanged: boolean;
    removedAt: TimeOrNull;
  };
  pageSections: {
    churchId: string;
    id: string;
    pageId: string;
    sort: number;
    background: SectionBackground;
    picture: string | null;
    removedAt: TimeOrNull;
  };
  pageElements: {
    churchId: string;
    id: string;
    pageId: string;
    sectionId: string;
    parentId: string | null;
    place: number;
    elementType: ElementType;
    sort: number;
    answers: Json<Record<string, unknown>>;
    removedAt: TimeOrNull;
  };
  pageVersions: {
    churchId: string;
    id: string;
    pageId: string;
    publishedAt: Date;
    publishedBy: string | null;
    title: string;
    url: string;
    content: Json<PageContent>;
  };
  /** View of the people module. */
  peopleNames: { churchId: string; personId: string; displayName: string; archived: GeneratedAlways<boolean> };
  churchCards: {
    churchId: string;
    name: string;
    subDomain: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
    timeZone: string;
  };
  accountHolders: { churchId: string; personId: string; userId: string; hasPassword: boolean; language: string | null };
};

export type ContentDatabase = Kysely<ContentTables>;
