/** Lets what is being drawn come to an end: a download that starts now would compete with the first screen. */
export const afterDrawing = () => new Promise<void>((resolve) => setTimeout(resolve))
