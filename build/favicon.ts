/** The site's mark (site/ui/mark.tsx) as the tab's icon, in the colours of the tab's own theme. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 0 26 26">
<style>path{fill:#b5135b}circle{fill:#0d1f2b}@media(prefers-color-scheme:dark){path{fill:#ff79ac}circle{fill:#e6eff2}}</style>
<path d="M11 17C14 8 20 3 25 3c0 5-5 11-14 14z"/><circle cx="9.5" cy="18.5" r="3.2"/>
</svg>
`;
