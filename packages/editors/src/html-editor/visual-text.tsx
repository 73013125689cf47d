import { type Editor, EditorContent } from "@tiptap/react";
import "./visual-text.css";

export const VisualText = ({ editor }: { editor: Editor }) => <EditorContent editor={editor} className="mt-3" />;
