import type { ColumnType, Generated, Kysely } from "kysely";
import type { PaymentsTables } from "../payments/index.ts";

type Once<T> = ColumnType<T, T | undefined, never>;

export type DisputeStatus = "inquiry" | "open" | "won" | "lost";

export type RefundsTables = {
  refunds: {
    churchId: string;
    id: string;
    donationId: string;
    providerKey: string;
    amount: number;
    funds: ColumnType<{ fundId: string; amount: number }[], string, string>;
    status: "processing" | "succeeded" | "failed";
    providerId: Generated<string>;
    failure: Generated<string>;
    note: string;
    askedBy: string;
    checkAt: Date | null;
    checks: Generated<number>;
    createdAt: Once<Date>;
  };
  disputes: {
    churchId: string;
    id: string;
    donationId: string;
    gatewayId: string;
    providerId: string;
    status: DisputeStatus;
    reason: string;
    amount: number;
    fee: number;
    dueAt: Date | null;
    openedAt: Date;
    closedAt: Date | null;
  };
} & PaymentsTables;

export type RefundsDatabase = Kysely<RefundsTables>;
