/**
 * A code "copia e cola" is an EMV text whose template of Pix holds either the key or the address of a charge (Manual de Padrões para
 * Iniciação do Pix of the Banco Central do Brasil, looked up on 2026-11-29).
 */
const CODE = /^000201.*?0014br\.gov\.bcb\.pix/i
const KEY = /^000201.*?0014br\.gov\.bcb\.pix01(\d\d)(.*)$/i

export const isPixCode = (text: string): boolean => CODE.test(text)

/** The key inside a code; null where it holds the address of a charge instead. */
export function keyOfPixCode(text: string): string | null {
  const [, length, rest] = KEY.exec(text) ?? []
  const key = rest?.slice(0, Number(length)) ?? ''
  return key !== '' && key.length === Number(length) ? key : null
}
