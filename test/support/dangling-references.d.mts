/** Returns the references inside a shadow root to ids that are not there, of what is rendered. */
export function danglingReferences(root: ShadowRoot): string[]
