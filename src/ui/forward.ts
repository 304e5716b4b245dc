/** Emotion's list of attributes lacks `part`: with this option a styled tag hands on all it gets. */
export const forwardAll = { shouldForwardProp: (name: string) => name !== 'theme' }
