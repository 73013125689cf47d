import { Button } from "@offertory/ui";
import { useState } from "react";
import { HtmlEditorModal } from "../../html-editor/index.ts";
import { MarkdownEditorModal } from "../../markdown-editor/index.ts";

type Kind = "html" | "markdown";

const MODALS = { html: HtmlEditorModal, markdown: MarkdownEditorModal };
const PICTURE = { url: "/content/grace/gallery/1.78/1700000000.jpg", alt: "Our hall" };

/** Takes the initial text from the query parameter `value`, and shows what was saved. */
export function EditorsPage() {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get("value") ?? "");
  const [open, setOpen] = useState<Kind | null>(null);
  const [outcome, setOutcome] = useState("");
  const Modal = open ? MODALS[open] : null;
  return (
    <div className="flex flex-col gap-4 p-6">
      <h1 className="text-xl">Editors</h1>
      <div className="flex gap-2">
        <Button onClick={() => setOpen("html")}>Open HTML</Button>
        <Button onClick={() => setOpen("markdown")}>Open Markdown</Button>
      </div>
      <output data-testid="outcome">{outcome}</output>
      <pre data-testid="saved" className="whitespace-pre-wrap">
        {value}
      </pre>
      {Modal ? (
        <Modal
          open
          value={value}
          title="Welcome text"
          draftKey="ada:element-1"
          onSave={(text) => {
            setValue(text);
            setOutcome("saved");
            setOpen(null);
          }}
          onCancel={() => {
            setOutcome("cancelled");
            setOpen(null);
          }}
          pickPicture={async () => PICTURE}
        />
      ) : null}
    </div>
  );
}
