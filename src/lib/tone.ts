/** What the colour of a badge or a banner means. */
export type Tone = 'default' | 'primary' | 'success' | 'warning' | 'destructive'
