import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the description of the API (OpenAPI 3.1), which both packages have. The sandbox's routes are slow to load. */
export async function writeOpenApi(dir) {
  const { openApiDocument } = await import('../../demo/sandbox/openapi/document.ts')
  const { routes } = await import('../../demo/sandbox/routes.ts')
  writeFileSync(join(dir, 'openapi.json'), JSON.stringify(openApiDocument(routes)))
}
