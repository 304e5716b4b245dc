/** An id, which wraps only where it does not fit. */
export const ObjectId = ({ id }: { readonly id: string }) => <bdi className="sr-mono">{id}</bdi>
