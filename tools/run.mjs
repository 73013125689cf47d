// Every npm script comes through here. Very old Nodes must be able to read it, to be told that they are too old: plain
// words first, and the rest is only loaded when the Node is new enough.
const version = process.versions.node;

if (version.split(".")[0] < 20) {
  console.error(
    "Offertory needs Node 20 or later and this is Node " + version + ": install a newer one from nodejs.org.",
  );
  process.exit(1);
}

void import("./run/run-program.mjs").then((loaded) => loaded.runProgram());
