/**
 * Wrong translations, by the rule that refuses each, with what it says of it and a right one in its place. An empty one has none.
 */
type Row = readonly [language: string, english: string, wrong: string, fault: string, right: string]

const WITHOUT = 'lacks a negation in “'
const FRENCH = 'Rien n’a quitté votre portefeuille.'
const COUNT = '{count, plural, one {# field} other {# fields}}'
const WALLETS = '{count, plural, one {my # wallet} other {my # wallets}}'
const OURS = '{mine, select, no {A wallet} other {Your wallet}}'

export const PLANTED: Readonly<Record<string, readonly Row[]>> = {
  names: [
    ['es', 'Your CLABE', 'Tu clave', 'lacks the name CLABE', 'Tu CLABE'],
    ['hi', 'The IFSC', 'आईएफ़एससी', 'lacks the name IFSC', 'IFSC कोड'],
    ['de', 'Your account', 'Dein Iban-Konto', 'has Iban, which is a name in other letters', 'Dein Konto'],
  ],
  values: [
    ['es', 'From {day}', 'Desde {dia}', 'lacks {day}', 'Desde {day}'],
    ['es', 'From {day}', 'Desde {dia}', 'has {dia}, which English has not', 'Desde {day}'],
    ['th', '<0>Read</0> it', 'อ่าน', 'lacks <0>', '<0>อ่าน</0>'],
    ['zh-CN', 'Sum: {sum, number}', '总计\u{FF1A}{sum}', 'lacks {sum, number}', '总计\u{FF1A}{sum, number}'],
    ['es', 'Up to 50,000', 'Hasta 50,000', 'lacks 50000', 'Hasta 50.000'],
    ['es', 'Such as 1234.50', 'Como 1234.50', 'lacks 1234·50', 'Como 1234,50'],
    ['fr', 'Up to 50,000', 'Jusqu’à 5 000', 'lacks 50000', 'Jusqu’à 50\u{202F}000'],
    ['hi', '35 letters', '53 अक्षर', 'lacks 35', '35 अक्षर'],
    ['ar', 'In 1 or 2 days', 'خلال أيام', 'lacks 1', 'خلال يوم واحد أو يومين'],
    ['ar', 'In 1 or 2 days', 'خلال يوم واحد', 'lacks 2', 'خلال يوم واحد أو يومين'],
    ['ar', COUNT, plural('حقل', { few: 'حقول' }), 'lacks {#} for count few', plural('حقل', {})],
    [
      'de',
      '{who, select, no {Nobody} other {Many}}',
      '{who, select, nein {Niemand} other {Viele}}',
      'lacks the choice of who no',
      '{who, select, no {Niemand} other {Viele}}',
    ],
    ['de', 'Or <0>ask us</0>', 'Oder fragen Sie uns<0></0>', 'lacks words in <0>', 'Oder <0>fragen Sie uns</0>'],
    ['hi', 'No “<0>{query}</0>”', '“<0></0>{query}” नहीं', 'lacks {query} in <0>', '“<0>{query}</0>” नहीं'],
    ['zh-CN', 'By name', '按5个名称', 'has 5, which English has not', '按名称'],
    ['th', 'The last 4', '4ตัวท้าย9', 'has 9, which English has not', '4ตัวท้าย'],
    ['th', COUNT, '{count} ช่อง', 'lacks the choice of count, plural', '{count, plural, other {# ช่อง}}'],
  ],
  plurals: [
    ['ar', COUNT, plural('حقل', { two: null }), 'has a plural without “two”', plural('حقل', {})],
    ['ar', COUNT, plural('حقل', { many: null }), 'has a plural without “many”', plural('حقل', { many: '# حقلًا' })],
    ['es', COUNT, '{count, plural, other {# campos}}', 'has a plural without “one”', forms('# campo', '# campos')],
    ['th', COUNT, forms('# ช่อง', '# ช่อง'), 'has a plural with “one”', '{count, plural, other {# ช่อง}}'],
    ['hi', COUNT, '{count, plural, one {# जगह}}', 'has a plural without “other”', forms('# जगह', '# जगहें')],
  ],
  'same as English': [
    ['es', 'Go back', 'Go back', 'has the words of English: “Go back”', 'Volver'],
    ['de', 'Done. Go back.', 'Fertig. Go back.', 'has the words of English: “Go back”', 'Fertig. Geh zurück.'],
    ['fr', COUNT, forms('# champ', '# fields'), 'has the words of English: “{#} fields”', forms('# champ', '# champs')],
    ['es', '{coin}: Send', '{coin}: Send', 'has the words of English', '{coin}: Enviar'],
  ],
  glossary: [
    ['es', 'Add wallet', 'Añadir monedero', 'lacks “billetera”, which is wallet', 'Añadir billetera'],
    ['es', 'Add wallet', 'Añadir monedero', 'says “monedero” for wallet', 'Añadir billetera'],
    ['es', 'Keep wallet', 'Conservarla', 'lacks “billetera”, which is wallet', 'No eliminarla'],
    ['es', 'Keep transfer', 'Conservarla', 'lacks “transferencia”, which is transfer', 'No cancelarla'],
    [
      'it',
      'Transfer cancelled',
      'Trasferimento cancellato',
      'says “cancellat” for cancelled',
      'Trasferimento annullato',
    ],
    ['it', 'SEPA transfer', 'Bonifico bancario', 'lacks “trasferiment”, which is transfer', 'Bonifico SEPA'],
    ['it', 'Keep transfer', 'Non cambiare', 'lacks “trasferiment”, which is transfer', 'Non annullare'],
    ['it', 'Memo', 'Causale o memo', 'says “memo” for memo', 'Causale (memo)'],
    ['it', 'Refunded to you', 'Rimborsato, restituito', 'says “restituit” for refund', 'Rimborsato: lo restituiamo'],
    ['fr', 'The fee', 'La commission', 'lacks “frais”, which is fee', 'Les frais'],
    ['fr', 'SEPA transfer', 'Virement bancaire', 'lacks “transfert”, which is transfer', 'Virement SEPA'],
    ['fr', 'The transfer is sent', 'Envoi du transfert', 'says “Envoi” for transfer', 'Le transfert s’envoie'],
    ['fr', 'Add wallet', 'Ajouter un compte', 'lacks “portefeuille”, which is wallet', 'Ajouter'],
    ['de', WALLETS, forms('# Wallet', '# Konten'), 'lacks “wallet”, which is wallet', forms('# Wallet', '# Wallets')],
    ['zh-CN', OURS, ours('包', '您的钱包'), 'lacks “钱包”, which is wallet', ours('钱包', '您的钱包')],
    ['ar', WALLETS, plural('محفظة', { many: '# حقيبة' }), 'lacks “محفظ”, which is wallet', plural('محفظة', {})],
    ['de', 'Network fee', 'Netzwerkentgelt', 'says “entgelt” for fee', 'Netzwerkgebühr'],
    ['ar', 'Network fee', 'عمولة الشبكة', 'says “عمولة” for fee', 'رسوم الشبكة'],
    ['ar', 'Your wallets', 'حقائبك', 'lacks “محفظ”, which is wallet', 'مَحافِظك'],
    ['hi', 'The network', 'जाल', 'says “जाल” for network', 'नेटवर्क'],
    ['th', 'Refunded', 'ชดเชยแล้ว', 'lacks “คืนเงิน”, which is refund', 'คืนเงินแล้ว'],
    ['zh-CN', 'Wallet address', '钱包位址', 'says “位址” for address', '钱包地址'],
    ['vi', 'The wallet', 'Ví dụ', 'lacks “ví”, which is wallet', 'Ví'],
    ['id', 'Refunded', 'Refund', 'lacks “dikembalikan”, which is refund', 'Dikembalikan'],
    ['id', 'Memo', 'Catatan', 'says “Catatan” for memo', 'Berita (memo)'],
    ['id', 'Keep wallet', 'Simpan', 'lacks “dompet”, which is wallet', 'Jangan hapus'],
    ['id', 'Keep transfer', 'Simpan', 'lacks “transfer”, which is transfer', 'Jangan batalkan'],
    ['pt-BR', 'Memo', 'Identificador memo', 'says “memo” for memo', 'Identificador (memo)'],
    ['pl', 'The wallet', 'Portfel', 'has wallet, for which locales/glossary.ts has no word of pl', ''],
  ],
  sentences: [
    ['es', 'It left. Wait.', 'Salió, espera.', 'has 1 sentences, and English has 2', 'Salió. Espera.'],
    ['hi', 'It left. Wait.', 'निकल गया।', 'has 1 sentences, and English has 2', 'निकल गया। रुकें।'],
    ['zh-CN', 'It left. Wait.', '已离开\u{FF0C}请等待。', 'has 1 sentences, and English has 2', '已离开。请等待。'],
    ['ar', 'Done? Wait.', 'انتهيت، انتظر.', 'has 1 sentences, and English has 2', 'هل انتهيت؟ انتظر.'],
    ['de', 'A note (e.g. red).', 'Notiz. Rot.', 'has 2 sentences, and English has 1', 'Eine Notiz (z. B. Rot).'],
    ['fr', 'A P.O. box.', 'Une boîte. Postale.', 'has 2 sentences, and English has 1', 'Une boîte postale.'],
    ['de', 'A P.O. box.', 'Postfach. Hier.', 'has 2 sentences, and English has 1', 'Ein Postfach.'],
    ['ar', 'A P.O. box. Wait.', 'صندوق بريد، انتظر.', 'has 1 sentences, and English has 2', 'صندوق بريد. انتظر.'],
    ['pt-BR', 'A P.O. box.', 'Uma caixa. Postal.', 'has 2 sentences, and English has 1', 'Uma caixa postal.'],
    [
      'es',
      'It’s a P.O. box. Wait.',
      'Es un apartado, espera.',
      'has 1 sentences, and English has 2',
      'Es un apartado. Espera.',
    ],
    ['es', 'Go back', 'Volver.', 'ends with a mark, and English does not', 'Volver'],
    ['fr', 'It left.', 'Parti', 'has no mark at its end, and English has one', 'Parti.'],
  ],
  negation: [
    [
      'es',
      'Nothing was sent.',
      'Se envió todo.',
      'lacks a negation in “Se envió todo”, for “Nothing was sent”',
      'No se envió nada.',
    ],
    ['pt-BR', 'No money moved.', 'O dinheiro saiu.', WITHOUT, 'Nenhum dinheiro saiu.'],
    ['ar', 'No money moved.', 'المال لا يزال يتحرك.', WITHOUT, 'لم يتحرك أي مال.'],
    ['de', 'Don’t send it again.', 'Sende es noch einmal.', WITHOUT, 'Sende es kein zweites Mal.'],
    ['fr', 'Nothing left your wallet.', 'Tout a quitté votre portefeuille.', WITHOUT, FRENCH],
    ['hi', 'Don’t send it again.', 'इसे फिर से भेजें।', WITHOUT, 'इसे फिर से न भेजें।'],
    ['id', 'No money moved.', 'Uang sudah berpindah.', WITHOUT, 'Belum ada uang yang berpindah.'],
    ['th', 'Nothing was sent.', 'ส่งอย่างถูกต้อง', WITHOUT, 'ไม่มีการส่งใด ๆ'],
    [
      'th',
      'Nothing was sent. Don’t send it again.',
      'ไม่มีการโอนใด ๆ โปรดโอนซ้ำ',
      'negates 1 times, and English 2',
      'ไม่มีการโอนใด ๆ อย่าโอนซ้ำ',
    ],
    ['th', 'Nothing was sent.', 'โอนไปแล้วหรือไม่', WITHOUT, 'ไม่มีการโอน'],
    ['hi', 'Nothing was sent.', 'भेजा गया या नहीं।', WITHOUT, 'कुछ नहीं भेजा गया।'],
    ['vi', 'Nothing was sent.', 'Đã gửi hay chưa.', WITHOUT, 'Chưa gửi gì.'],
    ['vi', 'Don’t send it again.', 'Hãy gửi lại.', WITHOUT, 'Đừng gửi lại.'],
    ['it', 'Nothing was sent.', 'È stato inviato.', WITHOUT, 'Non è stato inviato nulla.'],
    ['zh-CN', 'Don’t send it again.', '不过请再次发送。', WITHOUT, '请勿再次发送。'],
    [
      'es',
      'It left. Nothing was sent.',
      'No salió. Se envió.',
      'lacks a negation in “Se envió”',
      'Salió. No se envió nada.',
    ],
    ['pl', 'Nothing was sent.', 'Nic nie wysłano.', 'negates, and locales/money/negations.ts has no words of pl', ''],
  ],
  script: [
    ['es', 'Close', 'Cerrаr', 'has “а” of another script', 'Cerrar'],
    ['ar', 'Copy code', 'نسخ code', 'has “code” of another script', 'نسخ الرمز'],
    ['hi', 'A QR code on Solana', 'Solana पर QR code', 'has “code” of another script', 'Solana पर QR कोड'],
    ['hi', 'See example.com', 'example.com पर page देखें', 'has “page” of another script', 'example.com देखें'],
    ['th', '6 digits', '๖ หลัก', 'has “๖” of another script', '6 หลัก'],
    ['zh-CN', 'Done', '完了ね', 'has “ね” of another script', '完成'],
    ['zh-CN', 'If so, wait', '如果是,请等待', 'has a mark of Latin: “是,”', '如果是\u{FF0C}请等待'],
    ['ar', 'Into Sphere Dashboard', 'إلى Dashboard', 'has “Dashboard” of another script', 'إلى Sphere Dashboard'],
    ['ar', 'Add application-id, name', 'أضف application-id، name', 'has “name” of another', 'أضف application-id، الاسم'],
    ['ar', 'If so, wait', 'إذا كان كذلك, انتظر', 'has a mark of Latin', 'إذا كان كذلك، انتظر'],
    ['ar', 'From {day}, wait', 'من {day}, انتظر', 'has a mark of Latin', 'من {day}، انتظر'],
    ['zh-CN', 'Or <0>wait</0>: {day}', '或<0>等待</0>: {day}', 'has a mark of Latin', '或<0>等待</0>\u{FF1A}{day}'],
    ['zh-CN', 'Up to {sum}.', '最多 {sum}.', 'has a mark of Latin', '最多 {sum}。'],
    ['hi', 'Wait.', 'रुकें.', 'has a mark of Latin', 'रुकें।'],
    ['hi', 'Wait', 'रुकेंิ', 'has “ิ” of another script', 'रुकें'],
    ['zh-CN', 'Send money', '發錢', 'has “發” of another script', '发钱'],
    ['es', 'If so, wait', 'Si es así، espera', 'has “،” of another script', 'Si es así, espera'],
  ],
  signs: [
    ['es', 'Say “yes”', 'Di "sí"', 'has a straight quote', 'Di “sí”'],
    ['fr', 'It’s done', "C'est fait", 'has a straight quote', 'C’est fait'],
    ['de', 'To {name}', "An '{name}'", 'has a straight quote', 'An {name}'],
    ['fr', 'It’s done', 'C´est fait', 'has an accent or a measure in place of a quote', 'C’est fait'],
    ['hi', 'Back', 'वापस\u{200B}', 'has a mark of the end of a line', 'वापस'],
    ['pt-BR', 'Back', 'Voltar ', 'begins or ends with a space', 'Voltar'],
    ['de', COUNT, forms('# Feld', '# Felder '), 'begins or ends with a space', forms('# Feld', '# Felder')],
    ['it', 'Go back', 'Torna  indietro', 'has two spaces together', 'Torna indietro'],
    ['ar', 'To {name}', 'إلى \u{2066}{name}\u{2069}', 'has a mark of direction, which nobody sees', 'إلى {name}'],
    ['fr', 'Sure?', 'Sûr?', 'has no space before a sign', 'Sûr\u{202F}?'],
    ['fr', 'Sum: {sum}', 'Total: {sum}', 'has no space before a sign', 'Total\u{A0}: {sum}'],
    [
      'fr',
      'Sum: {sum}',
      'Total : {sum}',
      'has a space before a sign at which the line could break',
      'Total\u{A0}: {sum}',
    ],
    ['fr', 'Say “yes”', 'Dites « oui\u{A0}»', 'has no no-break space after “«”', 'Dites «\u{A0}oui\u{A0}»'],
  ],
}

/** A plural of Spanish, Hindi or French, which have two categories up to a million. */
function forms(one: string, other: string) {
  return `{count, plural, one {${one}} other {${other}}}`
}

/** A choice between two texts. */
function ours(no: string, other: string) {
  return `{mine, select, no {${no}} other {${other}}}`
}

/** A plural of Arabic; null leaves a category out. */
function plural(noun: string, changes: Readonly<Record<string, string | null>>) {
  const all = {
    zero: `لا ${noun}`,
    one: noun,
    two: `${noun}ان`,
    few: `# ${noun}`,
    many: `# ${noun}`,
    other: `# ${noun}`,
  }
  const cases = Object.entries({ ...all, ...changes }).filter(([, text]) => text !== null)
  return `{count, plural, ${cases.map(([category, text]) => `${category} {${text}}`).join(' ')}}`
}
