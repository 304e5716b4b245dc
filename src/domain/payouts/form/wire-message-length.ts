/** The maximum length of a wire message in characters, including its prefix (decisions.md F1). */
export const WIRE_MESSAGE_MAX_LENGTH = 105
