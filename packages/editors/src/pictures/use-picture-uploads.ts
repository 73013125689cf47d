import { useEffect, useRef, useState } from "react";
import type { InsertedPicture, UploadPicture } from "../editor-modal-props.ts";
import { PictureRefused } from "../image-editor/open-picture.ts";
import { bringsFiles, mayBePicture } from "./find-files.ts";

/** Inserts an image where it was dropped, or where the cursor was when it was pasted. */
export type InsertPicture = (picture: InsertedPicture) => void;

export interface PictureUpload {
  id: number;
  name: string;
  state: "waiting" | "sending" | "failed";
  percent: number;
  error: unknown;
}

export interface PictureUploads {
  list: readonly PictureUpload[];
  isBusy: boolean;
  /** The name of the image that was inserted last. */
  inserted: string;
  /** Whether someone who may not upload images has dropped or pasted one. */
  isForbidden: boolean;
  take(files: readonly File[], insert: InsertPicture): void;
  retry(id: number): void;
  /** Cancels an upload, or removes a failed one from the list. */
  drop(id: number): void;
}

type Job = { file: File; insert: InsertPicture; stop: AbortController };

/** Uploads images that are dropped on or pasted into a text, one after the other. A failed upload can be retried. */
export function usePictureUploads(upload: UploadPicture | undefined): PictureUploads {
  const [list, setList] = useState<readonly PictureUpload[]>([]);
  const [inserted, setInserted] = useState("");
  const [isForbidden, setForbidden] = useState(false);
  const jobs = useRef(new Map<number, Job>());
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);
  useKeepFilesHere();
  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const { stop } of running.values()) stop.abort();
    };
  }, []);

  const update = (id: number, change: Partial<PictureUpload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  function drop(id: number) {
    jobs.current.get(id)?.stop.abort();
    jobs.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
  }

  async function send(id: number, upload: UploadPicture) {
    const job = jobs.current.get(id);
    if (!job) return;
    const { signal } = job.stop;
    update(id, { state: "sending", percent: 0 });
    try {
      const onProgress = (part: number) => update(id, { percent: Math.round(part * 100) });
      const picture = await upload(job.file, { onProgress, signal });
      if (signal.aborted) return;
      job.insert(picture);
      setInserted(job.file.name);
      drop(id);
    } catch (error) {
      if (!signal.aborted) update(id, { state: "failed", error });
    }
  }
  function enqueue(id: number) {
    if (upload) queue.current = queue.current.then(() => send(id, upload));
  }

  function take(files: readonly File[], insert: InsertPicture) {
    setForbidden(!upload);
    setInserted("");
    if (!upload) return;
    for (const file of files) {
      lastId.current += 1;
      const id = lastId.current;
      const isRefused = !mayBePicture(file);
      if (!isRefused) jobs.current.set(id, { file, insert, stop: new AbortController() });
      const error = isRefused ? new PictureRefused("not-a-picture") : null;
      setList((all) => [...all, { id, name: file.name, state: isRefused ? "failed" : "waiting", percent: 0, error }]);
      if (!isRefused) enqueue(id);
    }
  }
  function retry(id: number) {
    update(id, { state: "waiting", error: null });
    enqueue(id);
  }

  return { list, isBusy: list.some(({ state }) => state !== "failed"), inserted, isForbidden, take, retry, drop };
}

/** Keeps the browser from opening a file that is dropped beside the text, which would replace the page. */
function useKeepFilesHere() {
  useEffect(() => {
    function keep(event: DragEvent) {
      if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    }
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
}
