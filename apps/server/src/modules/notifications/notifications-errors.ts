import { refusal } from "../../platform/errors/refusal.ts";

export const NoticeBlank = refusal("invalid", "message-blank");
export const LinkElsewhere = refusal("invalid", "link-elsewhere");
