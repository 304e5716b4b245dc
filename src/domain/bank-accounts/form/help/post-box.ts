const WORDS = [
  String.raw`(?:post(?:al)?[ .]*office|p[ .]*o[ .]*|post|postal)[ .]*box`,
  String.raw`g[ .]*p[ .]*o[ .]*box|(?:p[ .]*o[ .]*b|p[ .]*m[ .]*b)[ .]*(?=\d)`,
  'p\\.? ?o\\.? bag|mail ?bag|postfach|postbus|postboks|postbox|skrytka|locked bag|private bag',
  'apartado|apdo|casilla(?: de correos?)?|caixa postal|casella postale|bo[iî]te postale|case postale|kotak pos|hộp thư|hòm thư|ตู้ ?ป\\.?ณ|ตู้ไปรษณีย์|पोस्ट बॉक्स|صندوق بريد|邮政信箱',
  // `C.P.` is a postal code in Spanish.
  String.raw`b\.?p\.? ?\d+`,
]
const POST_BOX = new RegExp(String.raw`(?<!\p{L})(?:${WORDS.join('|')})(?!\p{L})`, 'iu')

/** Whether a line of an address names a post office box, where nobody lives. */
export const isPostBox = (line: string): boolean => POST_BOX.test(line)
