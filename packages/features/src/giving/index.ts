export { DonationForm, type DonationFormProps } from "./donate/donation-form.tsx";
export type { GiftStart } from "./donate/gift-draft.ts";
export type { Giver } from "./giver.ts";
export { HistoryBox } from "./history/history-box.tsx";
export { ManageBox } from "./manage/manage-box.tsx";
export { PaymentMethodsBox } from "./payment-methods/payment-methods-box.tsx";
export { RecurringBox } from "./recurring/recurring-box.tsx";
export { StatementDownload } from "./statements/statement-download.tsx";
export { useGivingSettings } from "./use-giving-settings.ts";
