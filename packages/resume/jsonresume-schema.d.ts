/** @jsonresume/schema brings no types of its own. */
declare module '@jsonresume/schema' {
  const jsonResume: {
    readonly schema: object;
    /** Calls back at once: with the faults, or with null. */
    validate(resume: unknown, done: (faults: unknown, valid: boolean) => void): void;
  };
  export default jsonResume;
}
