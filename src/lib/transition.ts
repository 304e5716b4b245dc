/** How long the cancel panel slides and a modal fades. */
export const TRANSITION_MS = 200
