/** The meaning of a badge's or a banner's colour. */
export type Tone = 'default' | 'primary' | 'success' | 'warning' | 'destructive'
