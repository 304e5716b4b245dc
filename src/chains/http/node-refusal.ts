/** A node's own answer that it will not do what it is asked. It proves that the node works. */
export class NodeRefusal extends Error {
  readonly code: number | null

  constructor(code: number | null, message: string) {
    super(message)
    this.name = 'NodeRefusal'
    this.code = code
  }
}
