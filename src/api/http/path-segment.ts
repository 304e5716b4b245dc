/** An id as one part of a path. Dots alone, which no encoding keeps from leading to another path, become an id that no server has. */
export const pathSegment = (id: string): string => encodeURIComponent(id).replace(/^\.{1,2}$/, '%252E')
