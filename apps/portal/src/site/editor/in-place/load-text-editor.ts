import type { InlineHtmlEditor } from "@offertory/editors/html-editor";

let loaded: typeof InlineHtmlEditor | undefined;

/** The editor of rich text, once it is loaded. */
export const textEditor = () => loaded;

/** Loads the editor of rich text, which is large, when a text is first pointed at, focused or pressed. */
export async function loadTextEditor(): Promise<void> {
  loaded ??= (await import("@offertory/editors/html-editor")).InlineHtmlEditor;
}
