export { forgetDraft, readDraft } from "./draft-store.ts";
