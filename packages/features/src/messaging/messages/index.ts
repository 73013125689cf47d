export { ConversationList } from "./conversation-list.tsx";
export { ConversationView } from "./conversation-view.tsx";
export { type Counterpart, conversationOf, type PrivateConversation } from "./conversation.ts";
export { previewOf } from "./list-conversations.ts";
export { MessagesPanel, type MessagesPanelProps } from "./messages-panel.tsx";
export { NewConversation } from "./new-conversation.tsx";
export { type Conversations, useConversations } from "./use-conversations.ts";
