export function misfitsIn(element: Element): string[]
