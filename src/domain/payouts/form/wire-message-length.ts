/** The most characters that a wire message may have, with its prefix counted (decisions.md F1). */
export const WIRE_MESSAGE_MAX_LENGTH = 105
