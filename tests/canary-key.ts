/** A key that is planted everywhere a key may stand, and that must come out nowhere. */
export const CANARY = 'sk-canary-4f2a9c';
