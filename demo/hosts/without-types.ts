import { transform } from '@swc/core'

/** The JavaScript of a TypeScript file. The package of the sandbox has its pages in JavaScript. */
export async function withoutTypes(source: string): Promise<string> {
  const { code } = await transform(source, {
    configFile: false,
    swcrc: false,
    sourceMaps: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  })
  return code
}
