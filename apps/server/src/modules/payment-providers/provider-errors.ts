import { refusal } from "../../platform/errors/refusal.ts";

export const PaymentsUnavailable = refusal("unavailable", "payments-unavailable");
