/** Makes a part of an element of some of its services: once, at its first use. */
export interface LazyParts<Parts> {
  lazy<T>(make: (parts: Parts) => T): T
}
