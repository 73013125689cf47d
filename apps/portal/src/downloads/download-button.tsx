import { useDownload } from "@offertory/api-client";
import type { CallInput, Endpoint } from "@offertory/contract";
import { Button, type ButtonProps } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../treasury/use-attempt.ts";

interface DownloadButtonProps<E extends Endpoint> extends Pick<ButtonProps, "size" | "variant" | "children"> {
  endpoint: E;
  input: CallInput<E>;
  fileName: string;
  busyLabel: string;
}

/** Saves the response of an endpoint as a file; a snackbar shows errors. */
export function DownloadButton<E extends Endpoint>(props: DownloadButtonProps<E>) {
  const { endpoint, input, fileName, ...button } = props;
  const download = useDownload();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await attempt(() => download(endpoint, input, fileName));
    setBusy(false);
  }

  return <Button {...button} icon={<Download />} busy={busy} onClick={() => void save()} />;
}
