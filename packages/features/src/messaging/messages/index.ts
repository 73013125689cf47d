export { MessagesPanel, type MessagesPanelProps } from "./messages-panel.tsx";
export type { Counterpart } from "./conversation.ts";
