export const LAYOUT: string
