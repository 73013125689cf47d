import type { GiftAidChannel } from "@offertory/contract";
import type { ColumnType, Kysely } from "kysely";
import type { StatementsTables } from "../statements/index.ts";

export type GiftAidTables = {
  giftAidDeclarations: {
    churchId: string;
    id: string;
    personId: string;
    title: string;
    firstName: string;
    lastName: string;
    house: string;
    postcode: string;
    abroad: boolean;
    churchName: string;
    wording: number;
    channel: GiftAidChannel;
    givenOn: string;
    recordSentOn: string | null;
    coversFrom: string;
    endedOn: ColumnType<string | null, undefined, string>;
    recordedBy: string;
    recordedAt: Date;
    endedBy: ColumnType<string | null, undefined, string>;
    endedAt: ColumnType<Date | null, undefined, Date>;
  };
  giftAidClaims: {
    churchId: string;
    id: string;
    number: number;
    currency: string;
    madeBy: string;
    madeAt: Date;
  };
  giftAidClaimLines: {
    churchId: string;
    claimId: string;
    donationId: string;
    declarationId: string;
    kind: "claimed" | "taken-back" | "given-back";
    donatedOn: string;
    amount: number;
  };
} & StatementsTables;

export type GiftAidDatabase = Kysely<GiftAidTables>;
