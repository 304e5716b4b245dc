export function brokenWordsIn(element: Element): string[]
