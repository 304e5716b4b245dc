/** Emotion's list of valid attributes lacks `part`, so this option makes a styled tag forward every prop. */
export const forwardAll = { shouldForwardProp: (name: string) => name !== 'theme' }
