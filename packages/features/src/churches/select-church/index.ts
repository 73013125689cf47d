export { SelectChurchDialog } from "./select-church-dialog.tsx";
