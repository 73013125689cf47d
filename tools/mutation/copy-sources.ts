import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";

const OWN_SCOPE = "@offertory";

/** Creates a second tree with the same sources, whose imports resolve to the packages of that tree. */
export function copySources(root: string, copy: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.split("\0").filter((name) => name !== "" && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkPackages(root, copy);
  copyBuilt(root, copy);
}

function linkPackages(root: string, copy: string): void {
  const [from, to] = [join(root, "node_modules"), join(copy, "node_modules")];
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== OWN_SCOPE && !entry.startsWith(".vite"))) {
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, OWN_SCOPE))) {
    const own = realpathSync(join(from, OWN_SCOPE, readlinkSync(join(from, OWN_SCOPE, name))));
    symlinkSync(join(copy, relative(realpathSync(root), own)), join(to, OWN_SCOPE, name));
  }
  // Packages that only one app needs are installed in its own folder.
  for (const app of readdirSync(join(root, "apps"))) {
    const beside = join(root, "apps", app, "node_modules");
    if (existsSync(beside)) symlinkSync(beside, join(copy, "apps", app, "node_modules"));
  }
}

/** The built apps are not among the sources, and no mutant changes them. */
function copyBuilt(root: string, copy: string): void {
  for (const app of readdirSync(join(root, "apps"))) {
    const built = join(root, "apps", app, "dist");
    if (existsSync(built)) cpSync(built, join(copy, "apps", app, "dist"), { recursive: true });
  }
}
