/** Whether a sentence names a technology: `Java` is no part of `JavaScript`, `CRDT` is one of `CRDTs`. */
export function namesTechnology(sentence: string, name: string): boolean {
  return sentence
    .split(name)
    .some((after, at, parts) => at > 0 && !GOES_BEFORE.test(parts[at - 1] ?? '') && !GOES_ON.test(after));
}

const GOES_BEFORE = /[\p{Script=Latin}\d]$/u;
const GOES_ON = /^(?!s(?![\p{Script=Latin}\d]))[\p{Script=Latin}\d+#]/u;
