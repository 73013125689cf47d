// Every npm script runs through this file. Very old versions of Node must be able to parse it, to report that they are
// too old: so it uses old syntax, and the rest is loaded only when Node is new enough.
const version = process.versions.node;

if (version.split(".")[0] < 20) {
  console.error(
    "Offertory needs Node 20 or later and this is Node " + version + ": install a newer one from nodejs.org.",
  );
  process.exit(1);
}

void import("./run/run-program.mjs").then((loaded) => loaded.runProgram());
