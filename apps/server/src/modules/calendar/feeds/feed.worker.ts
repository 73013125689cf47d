import { serveWork } from "../../../platform/workers/serve-work.ts";
import { writeFeed } from "./write-feed.ts";

serveWork(writeFeed);
