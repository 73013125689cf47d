import type { FundingSource } from "@offertory/contract";
import type { ColumnType, Generated } from "kysely";

export type OrderTables = {
  giftOrders: {
    churchId: string;
    /** Also the id of the gift that the order will pay. */
    id: string;
    gatewayId: string;
    orderId: Generated<string>;
    requestKey: string;
    personId: string | null;
    amount: number | null;
    saveCard: boolean;
    /** The account that the donor pays from; null for a card. */
    fundingSource: FundingSource | null;
    createdAt: ColumnType<Date, Date, never>;
  };
};
