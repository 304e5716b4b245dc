import { queryOptions } from '@tanstack/react-query'
import { hasSubdivisions } from '../domain/residency/countries.ts'
import { loadSubdivisions } from '../domain/residency/subdivisions.ts'
import { keys } from './keys.ts'

const TRIES = 6

/** The subdivisions of a country, from a chunk of the build and not from the server. */
export const subdivisionsQuery = (countryCode: string) =>
  queryOptions({
    queryKey: keys.subdivisions(countryCode),
    queryFn: () => loadSubdivisions(countryCode),
    enabled: hasSubdivisions(countryCode),
    staleTime: Infinity,
    // The form cannot be sent without them, and the customer has no retry button.
    retry: TRIES,
    networkMode: 'always',
  })
