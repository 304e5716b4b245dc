/** Nodes are asked by the page's own `fetch`, which is the browser's here. */
const pageFetch = window.fetch

export interface ServedNode {
  answer(body: string): Response | Promise<Response>
}

/** Answers the calls to a node at this address until `removeNodes`. */
export function serveNode(url: string, node: ServedNode): void {
  const others = window.fetch
  window.fetch = async (input, init) => {
    const isAsked = String(input instanceof Request ? input.url : input) === url
    return isAsked ? node.answer(String(init?.body)) : others(input, init)
  }
}

export function removeNodes(): void {
  window.fetch = pageFetch
}
