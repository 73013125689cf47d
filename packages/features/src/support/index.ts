export { SupportButton } from "./support-button.tsx";
