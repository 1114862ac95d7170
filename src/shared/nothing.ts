/** What is left over where every field was named, by hand or in an `Omit`: a forgotten one does not compile. */
export type Nothing = Record<string, never>;
