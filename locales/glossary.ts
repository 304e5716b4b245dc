import { RAIL_NAMES } from './proper-names.ts'

/**
 * What a language calls a thing, and the words that it does not call it. Both are beginnings of words, or parts of them where a language
 * joins words: `|` separates the forms of one rendering, of which the first is the one to write.
 */
interface Words {
  readonly is: string
  readonly not: string
}

interface Term {
  /** What names the thing in English. */
  readonly english: RegExp
  readonly words: Readonly<Record<string, Words>>
}

/** By rail a transfer has the word of a bank transfer in some languages. */
const rails = RAIL_NAMES.join('|')

const says = (is: string, not: string): Words => ({ is, not })

/** One rendering of each term in each language, as its banks and exchanges say it, so that no customer takes two words for two things. */
export const GLOSSARY: Readonly<Record<string, Term>> = {
  'bank transfer': {
    english: /\b(?:bank|wire) transfers?\b/i,
    words: {
      es: says('transferencia', 'giro|traspaso|remesa'),
      'pt-BR': says('transferência', 'remessa|giro'),
      ar: says('تحويل', 'حوالة|حوالات'),
      de: says('überweisung', 'anweisung'),
      fr: says('virement', 'transfert'),
      hi: says('ट्रांसफ़र', 'ट्रांसफर|अंतरण|हस्तांतरण'),
      id: says('transfer', 'pemindahan'),
      th: says('โอน', 'ย้ายเงิน'),
      vi: says('chuyển khoản', 'chuyển tiền'),
      it: says('bonific', 'trasferiment|giroconto'),
      'zh-CN': says('转账', '汇款|划转|转帐'),
    },
  },
  transfer: {
    english: /(?<!\b(?:bank|wire) )\btransfers?\b/i,
    words: {
      es: says('transferencia|no cancelarla', 'giro|traspaso|remesa'),
      'pt-BR': says('transferência', 'remessa|giro'),
      ar: says('تحويل', 'حوالة|حوالات'),
      de: says('transfer|überweisung', 'übertragung'),
      fr: says(`transfert|virement (?:${rails}|wire|habituel|depuis)`, 'envoi(?!e)'),
      hi: says('ट्रांसफ़र', 'ट्रांसफर|अंतरण|हस्तांतरण'),
      id: says('transfer|jangan batalkan$', 'pemindahan'),
      th: says('โอน', 'ย้ายเงิน'),
      vi: says(`chuyển tiền|chuyển khoản (?=${rails})`, 'chuyển nhượng'),
      it: says(`trasferiment|bonifico (?:${rails}|wire|più comune|dalla)|^non annullare$`, 'giroconto'),
      'zh-CN': says('转账', '汇款|划转|转帐'),
    },
  },
  'payout to bank': {
    english: /\bwallet to bank\b/i,
    words: {
      es: says('de billetera a banco', 'retiro|reembolso'),
      'pt-BR': says('da carteira ao banco', 'saque|resgate'),
      ar: says('من المحفظة إلى البنك', 'المصرف|سحب'),
      de: says('wallet an bank', 'abhebung|rückzahlung'),
      fr: says('du portefeuille à la banque', 'retrait|remboursement'),
      hi: says('वॉलेट से बैंक', 'निकासी'),
      id: says('dompet ke bank', 'penarikan|tarik tunai'),
      th: says('จากกระเป๋าเงินไปธนาคาร', 'ถอน'),
      vi: says('từ ví về ngân hàng', 'rút tiền'),
      it: says('dal wallet alla banca', 'prelievo|rimborso'),
      'zh-CN': says('从钱包到银行', '提现|取款'),
    },
  },
  wallet: {
    english: /\bwallets?\b/i,
    words: {
      es: says('billetera|no eliminarla', 'monedero|cartera|wallet'),
      'pt-BR': says('carteira', 'wallet|bolsa'),
      ar: says('محفظ|محافظ', 'والت'),
      de: says('wallet', 'brieftasche|geldbörse|portemonnaie|geldbeutel'),
      fr: says('portefeuille|^(?:ajouter|garder|supprimer)$', 'wallet|porte-monnaie'),
      hi: says('वॉलेट', 'बटुआ|बटुए|वालेट|वैलेट'),
      id: says('dompet|jangan hapus$', 'wallet'),
      th: says('กระเป๋า', 'วอลเล็ต|วอลเลต'),
      vi: says('ví(?! dụ)', 'wallet|bóp tiền'),
      it: says('wallet', 'portafogli|borsellin'),
      'zh-CN': says('钱包', '皮夹|錢包'),
    },
  },
  memo: {
    english: /\bmemos?\b/i,
    words: {
      es: says('concepto', 'memo|nota'),
      'pt-BR': says('identificador', 'memo(?!\\))|memorando'),
      ar: says('بيان التحويل', 'مذكرة|ميمو'),
      de: says('verwendungszweck', 'memo(?!\\))|notiz'),
      fr: says('motif', 'mémo|libellé|note'),
      hi: says('रिमार्क', 'मेमो|ज्ञापन'),
      id: says('berita', 'catatan'),
      th: says('บันทึกช่วยจำ', 'เมโม|หมายเหตุ'),
      vi: says('nội dung', '(?<!nội dung \\()memo|ghi chú'),
      it: says('causale', 'memo(?!\\))|nota|promemoria'),
      'zh-CN': says('附言', '备忘|备注'),
    },
  },
  fee: {
    english: /\bfees?\b/i,
    words: {
      es: says('comisi', 'tarifa|tasa'),
      'pt-BR': says('tarifa', 'taxas?(?! de câmbio)|comiss'),
      ar: says('رسوم|رسم', 'عمولة|عمولات|أتعاب'),
      de: says('gebühr', 'entgelt|spesen'),
      fr: says('frais', 'commission|tarif'),
      hi: says('शुल्क', 'फ़ीस|फीस|चार्ज'),
      id: says('biaya', 'ongkos|komisi|tarif'),
      th: says('ค่าธรรมเนียม', 'ค่าบริการ|คอมมิชชัน'),
      vi: says('phí', 'lệ phí|cước|hoa hồng'),
      it: says('commission', 'tariff|spes[ae](?!\\p{L})'),
      'zh-CN': says('手续费', '服务费|佣金|费率'),
    },
  },
  refund: {
    english: /\brefund(?:s|ed|ing)?\b/i,
    words: {
      es: says('reembols', 'devoluci|devuelt|reintegr'),
      'pt-BR': says('reembols', 'estorn|devolvi|devoluç|ressarci'),
      ar: says('استرد|مسترد', 'تعويض|إرجاع'),
      de: says('erstatt', 'rückzahlung|zurückgezahlt|vergüt'),
      fr: says('rembours', 'restitu|avoir'),
      hi: says('रिफ़ंड', 'रिफंड|धनवापसी|वापसी'),
      id: says('dikembalikan|pengembalian dana|mengembalikan', 'refund|ganti rugi'),
      th: says('คืนเงิน', 'ชดเชย|รีฟันด์'),
      vi: says('hoàn tiền', 'bồi thường|trả lại|hoàn trả'),
      it: says('rimbors', 'restituit|restituzion|risarci'),
      'zh-CN': says('退款', '退回|返还|赔偿'),
    },
  },
  cancelled: {
    english: /^cancell?ed\W*$|^(?=[^]*\btransfers?\b)[^]*\bcancell?ed\b/i,
    words: {
      es: says('cancel', 'anul|rechaz'),
      'pt-BR': says('cancel', 'anul|recus'),
      ar: says('إلغا|ألغ|ملغ', 'فسخ|مرفوض'),
      de: says('stornier', 'abgebroch|annullier|widerruf|gekündigt'),
      fr: says('annul', 'résili|cancel|refus'),
      hi: says('रद्द', 'कैंसल|कैंसिल|निरस्त'),
      id: says('batal|dibatal|membatal', 'cancel|ditolak'),
      th: says('ยกเลิก', 'แคนเซิล|ยุติ'),
      vi: says('hủy', 'huỷ|bãi bỏ|từ chối'),
      it: says('annull', 'cancellat|rifiutat'),
      'zh-CN': says('取消', '撤销|作废|拒绝'),
    },
  },
  network: {
    english: /\bnetworks?\b/i,
    words: {
      es: says('red(?:es)?(?!\\p{L})', 'network|cadena'),
      'pt-BR': says('redes?(?!\\p{L})', 'network|cadeia'),
      ar: says('شبك', 'سلسلة'),
      de: says('netzwerk', 'netz(?!werk)|kette'),
      fr: says('réseau', 'network|chaîne'),
      hi: says('नेटवर्क', 'जाल|नैटवर्क'),
      id: says('jaringan', 'network|rantai'),
      th: says('เครือข่าย', 'เน็ตเวิร์ก|เชน'),
      vi: says('mạng(?! lưới)', 'mạng lưới|chuỗi'),
      it: says('ret[ei](?!\\p{L})', 'network|caten'),
      'zh-CN': says('网络', '网路|公链'),
    },
  },
  address: {
    english: /(?<!\b(?:email|proof of(?: your)?) )\baddress(?:es)?\b/i,
    words: {
      es: says('direcci', 'domicilio|señas'),
      'pt-BR': says('endereço', 'morada|domicílio'),
      ar: says('عنوان|عناوين', 'موقع'),
      de: says('adress', 'anschrift'),
      fr: says('adresse', 'coordonnées|domicile'),
      hi: says('पता|पते|पतों', 'एड्रेस|ऐड्रेस|अड्रेस'),
      id: says('alamat', 'address'),
      th: says('ที่อยู่', 'แอดเดรส'),
      vi: says('địa chỉ', 'nơi ở'),
      it: says('indirizz', 'recapit'),
      'zh-CN': says('地址', '住址|位址'),
    },
  },
  verification: {
    english: /\bverifications?\b/i,
    words: {
      es: says('verificaci', 'validaci|comprobaci'),
      'pt-BR': says('verificaç', 'validaç|comprovaç'),
      ar: says('تحقق', 'توثيق|مصادقة'),
      de: says('verifizierung', 'validierung|legitimation|überprüfung'),
      fr: says('vérification', 'validation|authentification'),
      hi: says('सत्यापन', 'वेरिफ़िकेशन|वेरिफिकेशन|प्रमाणीकरण'),
      id: says('verifikasi', 'validasi|pengesahan'),
      th: says('ยืนยันตัวตน|ยืนยันบัญชี', 'พิสูจน์ตัวตน|ตรวจสอบตัวตน'),
      vi: says('xác minh', 'xác thực|kiểm chứng'),
      it: says('verific', 'convalid|validazion'),
      'zh-CN': says('认证', '验证|核验|核实'),
    },
  },
}
