/** Emotion's list of valid attributes lacks `part`, so this option makes a styled tag forward every prop but Emotion's own. */
export const forwardAll = { shouldForwardProp: (name: string) => name !== 'theme' && name !== 'as' }
