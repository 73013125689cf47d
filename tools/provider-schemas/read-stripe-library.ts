import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-5";

/** A method of the library: its HTTP method and path, and the types of its parameters and answer. */
export type LibraryCall = { line: string; params: ts.Type | undefined; answer: ts.Type };

export type Library = {
  version: string;
  checker: ts.TypeChecker;
  typeOf(name: string): ts.Type;
  calls(): LibraryCall[];
};

/** The resources in subfolders whose calls the sandbox answers. */
const NESTED = ["TestHelpers/ConfirmationTokens"];

/** Reads Stripe's installed library: its types through the compiler, its paths from its source. */
export function readStripeLibrary(): Library {
  const root = join(dirname(fileURLToPath(import.meta.resolve("stripe"))), "..");
  const resources = join(root, "esm/resources");
  const names = readdirSync(resources).flatMap((file) => /^(\w+)\.d\.ts$/.exec(file)?.[1] ?? []);
  const files = [...[...names, ...NESTED].map((name) => join(resources, `${name}.d.ts`)), join(root, "esm/Types.d.ts")];
  const options = { strict: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const program = ts.createProgram(files, { ...options, types: [], skipLibCheck: true });
  const checker = program.getTypeChecker();
  const sources = files.map((file) => program.getSourceFile(file)).filter((source) => source !== undefined);

  return {
    version: readFileSync(join(root, "VERSION"), "utf8").trim(),
    checker,
    typeOf(name) {
      for (const source of sources) {
        const module = checker.getSymbolAtLocation(source);
        const found = module && checker.tryGetMemberInModuleExports(name, module);
        if (found) return checker.getDeclaredTypeOfSymbol(found);
      }
      throw new Error(`Stripe's library has no type ${name}`);
    },
    calls: () =>
      sources.flatMap((source) => {
        const lines = readAddresses(source.fileName.replace(/\.d\.ts$/, ".js"));
        const methods = source.statements.filter(ts.isClassDeclaration).flatMap(({ members }) => [...members]);
        return methods.filter(ts.isMethodDeclaration).flatMap((method) => describeMethod(checker, method, lines));
      }),
  };
}

function describeMethod(
  checker: ts.TypeChecker,
  method: ts.MethodDeclaration,
  lines: Map<string, string[]>,
): LibraryCall[] {
  const answer = answerOf(checker, method.type);
  const params = method.parameters.find(({ name }) => name.getText() === "params")?.type;
  if (!answer) return [];
  return (lines.get(method.name.getText()) ?? []).map((line) => ({
    line,
    params: params && checker.getTypeFromTypeNode(params),
    answer,
  }));
}

/** Returns the type that a promise of the library resolves to: `Promise<Response<Charge>>`, or a promise of a list. */
function answerOf(checker: ts.TypeChecker, promised: ts.TypeNode | undefined): ts.Type | undefined {
  if (!promised || !ts.isTypeReferenceNode(promised)) return undefined;
  const [inner] = promised.typeArguments ?? [];
  if (promised.typeName.getText() === "Promise" && inner && ts.isTypeReferenceNode(inner)) {
    const [answered] = inner.typeArguments ?? [];
    return answered && checker.getTypeFromTypeNode(answered);
  }
  if (promised.typeName.getText() !== "ApiListPromise") return undefined;
  const list = checker.getAwaitedType(checker.getTypeFromTypeNode(promised));
  return list?.isIntersection() ? list.types[0] : list;
}

/** Returns the HTTP method and path of each call by the library's method name; a method may have two. */
function readAddresses(file: string): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  let name = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    name = /^ {4}(\w+)\(.*\) \{$/.exec(line)?.[1] ?? name;
    const [, method, path] = /_makeRequest\('(\w+)', [`']([^`']+)[`']/.exec(line) ?? [];
    if (method && path) addresses.set(name, [...(addresses.get(name) ?? []), `${method} ${asRoute(path)}`]);
  }
  return addresses;
}

/** Writes a path as the sandbox does: its ids are :id and :subId. */
function asRoute(path: string): string {
  const ids = [":id", ":subId"];
  return path.replaceAll(/\$\{[^}]+\}/g, () => ids.shift() ?? ":more");
}
