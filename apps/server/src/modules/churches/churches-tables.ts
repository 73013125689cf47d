import type { Currency } from "@offertory/i18n";
import type { ColumnType, Kysely } from "kysely";

type Made<T> = ColumnType<T, T | undefined, T>;

/** The tables that churches owns. */
export type ChurchesTables = {
  churches: {
    id: string;
    name: string;
    subDomain: string;
    address1: Made<string>;
    address2: Made<string>;
    city: Made<string>;
    state: Made<string>;
    zip: Made<string>;
    country: Made<string>;
    timeZone: Made<string>;
    legalName: Made<string>;
    taxId: Made<string>;
    currency: Made<Currency>;
    createdAt: ColumnType<Date, undefined, never>;
  };
  churchSettings: {
    churchId: string;
    id: string;
    keyName: string;
    value: string;
    public: boolean;
    shown: ColumnType<string, never, never>;
  };
  churchClosings: {
    churchId: string;
    askedBy: string;
    askedAt: ColumnType<Date, never, never>;
    closesAt: ColumnType<Date, never, never>;
    remindedAt: ColumnType<Date | null, never, Date>;
    erasingAt: ColumnType<Date | null, never, Date>;
  };
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
    currency: Currency;
    settings: { keyName: string; value: string }[];
  };
};

export type ChurchesDatabase = Kysely<ChurchesTables>;
