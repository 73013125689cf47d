export { NotesBox, type NotesBoxProps } from "./notes-box.tsx";
