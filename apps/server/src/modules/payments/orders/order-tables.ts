import type { ColumnType, Generated } from "kysely";

export type OrderTables = {
  giftOrders: {
    churchId: string;
    /** The id that its gift will have. */
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
