/** An element as what owns a part that is made of some of its services: once, at its first use. */
export interface Owner<Parts> {
  own<T>(make: (parts: Parts) => T): T
}
