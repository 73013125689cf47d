export { LoadFailed } from "./load-failed.tsx";
export { OnlyWith } from "./only-with.tsx";
