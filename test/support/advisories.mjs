const OSV = 'https://api.osv.dev/v1'
const ACTED_ON = ['HIGH', 'CRITICAL']

async function read(fetch, path, body) {
  const answer = await fetch(`${OSV}${path}`, body && { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${OSV}${path} answered ${answer.status}`)
  return answer.json()
}

/**
 * What OSV knows about the packages of a CycloneDX list: `{ id, component, severity, summary }`, one for each advisory. An advisory
 * whose severity is not stated counts as serious.
 */
export async function advisoriesOf({ components }, fetch) {
  const queries = components.map(({ purl }) => ({ package: { purl } }))
  const { results } = await read(fetch, '/querybatch', { queries })
  if (results?.length !== components.length) throw new Error('OSV did not answer for every package')
  const found = results.flatMap(({ vulns = [] }, index) =>
    vulns.map(({ id }) => ({ id, component: components[index] })),
  )
  return Promise.all(
    found.map(async ({ id, component }) => {
      const { summary = '', database_specific: { severity = null } = {} } = await read(fetch, `/vulns/${id}`)
      return { id, component: `${component.name} ${component.version}`, severity, summary }
    }),
  )
}

export const isSerious = ({ severity }) => severity === null || ACTED_ON.includes(severity)
