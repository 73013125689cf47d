export { NotificationsPanel, type NotificationsPanelProps } from "./notifications-panel.tsx";
