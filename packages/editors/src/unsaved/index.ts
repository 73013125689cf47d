export { UnsavedDialog } from "./unsaved-dialog.tsx";
