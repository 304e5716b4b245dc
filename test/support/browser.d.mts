/** Chromium for a page of this machine only. */
export const CHROME_FLAGS: readonly string[]

/** The path of an installed Chrome or Chromium; the system's package is installed when there is none. */
export function chromePath(): string

/** Like above, and Chromium's headless shell rather than the whole browser. */
export function testChromePath(): string
