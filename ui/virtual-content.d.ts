declare module 'virtual:content' {
  export const content: import('#content/schema.ts').PageContent;
  export const globePlace: {
    /** Where each still picture shows the owner's place, as variables of the styles. */
    readonly onStills: Readonly<Record<`--${string}`, string>>;
    /** The coordinates as the label prints them, and as they are read out. */
    readonly printed: string;
    readonly spoken: import('#contract/text.ts').Text;
  };
}

declare module 'virtual:unshown-content' {
  export const unshown: import('#content/schema.ts').UnshownContent;
}

declare module 'virtual:hints/*' {
  export const hints: readonly string[];
}
