export { completeAddress, finishLink, type LinkDraft, newLink } from "./link-draft.ts";
export { LinkEditor } from "./link-editor.tsx";
