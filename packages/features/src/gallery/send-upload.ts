import { CallFailed } from "@offertory/api-client";
import { RefusalBody, type UploadForm } from "@offertory/contract";

interface Sending {
  onProgress(part: number): void;
  signal: AbortSignal;
}

/** Uploads a picture with its signed form. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendUpload({ url, fields }: UploadForm, picture: Blob, { onProgress, signal }: Sending): Promise<void> {
  const form = new FormData();
  form.append("acl", "public-read");
  form.append("Content-Type", "");
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", picture, "file_name");
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", url);
    call.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener("load", () => (call.status >= 200 && call.status < 300 ? resolve() : reject(failure(call))));
    call.addEventListener("error", () => reject(new CallFailed({ message: "", status: 0, code: "unavailable" })));
    call.addEventListener("abort", () => reject(new DOMException("The upload was cancelled.", "AbortError")));
    signal.addEventListener("abort", () => call.abort());
    call.send(form);
  });
}

function failure({ status, responseText }: XMLHttpRequest): CallFailed {
  try {
    const { code, message } = RefusalBody.parse(JSON.parse(responseText));
    return new CallFailed({ message, status, code });
  } catch {
    return new CallFailed({ message: "", status, code: "unexpected" });
  }
}
