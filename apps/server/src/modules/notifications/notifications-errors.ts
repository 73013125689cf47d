import { refusal } from "../../platform/errors/refusal.ts";

export const MessageBlank = refusal("invalid", "message-blank");
export const ExternalLink = refusal("invalid", "link-elsewhere");
