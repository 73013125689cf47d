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
    createdAt: ColumnType<Date, Date, never>;
  };
};
