/** The duration of the cancel panel's slide and of a modal's fade. */
export const TRANSITION_MS = 200
