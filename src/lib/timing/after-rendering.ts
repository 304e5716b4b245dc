/** Waits for the current rendering work, so that a download does not compete with the first screen. */
export const afterRendering = () => new Promise<void>((resolve) => setTimeout(resolve))
