import { expect, test } from 'vitest'
import { GLOSSARY } from '../glossary.ts'
import { isNegated, NEGATIONS } from './negations.ts'

test('each language of the glossary has the words that negate in it [S9]', () => {
  const languages = Object.keys(GLOSSARY['transfer']!.words)
  expect(Object.keys(NEGATIONS)).toEqual(['en', ...languages])
  expect(isNegated('Nic nie wysłano.', 'pl')).toBeNull()
})

const NEGATED: Readonly<Record<string, readonly string[]>> = {
  en: ['It wasn’t sent', 'No money moved', 'It can no longer be cancelled', 'You cannot', 'Without it'],
  es: [
    'Todavía no se envió',
    'Ningún importe salió',
    'Nada salió de tu billetera',
    'Tampoco lo envíes',
    'Sin tu permiso',
  ],
  'pt-BR': [
    'Ainda não foi enviado',
    'Nenhuma quantia saiu',
    'Nada saiu',
    'Caso contrário, recuse',
    'Sem sua aprovação',
  ],
  ar: [
    'لم يُرسَل شيء',
    'ولا ترسله مرة أخرى',
    'لن يُنشأ مرتين',
    'تعذّرت معالجة التحويل',
    'غير مرسل',
    'ليست مؤكدة',
    'يرجى عدم الإرسال',
    'وإلا فارفض الطلب',
  ],
  de: [
    'Noch nicht gesendet',
    'Es wurde nichts berechnet',
    'Kein Geld wurde bewegt',
    'Ohne deine Zustimmung',
    'Niemand kann',
  ],
  fr: [
    'Rien n’a été envoyé',
    'Ne l’envoyez pas',
    'N’envoyez rien',
    'Aucune somme',
    'Non envoyé',
    'Impossible de le renvoyer',
    'Sinon, refusez',
  ],
  hi: ['कुछ नहीं भेजा गया', 'कुछ नया नहीं बना', 'इसे दोबारा न भेजें', 'मत भेजें', 'आपकी मंज़ूरी के बिना'],
  id: ['Belum ada yang dikirim', 'Jangan kirim lagi', 'Tidak ada dana', 'Janganlah kirim', 'Tanpa persetujuan Anda'],
  th: ['ยังไม่มีการส่ง', 'อย่าส่งอีก', 'ห้ามส่ง'],
  vi: ['Chưa có gì được gửi', 'Đừng gửi lại', 'Không có tiền nào'],
  it: [
    'Nulla è stato inviato',
    'Nessun importo',
    'Nessun’altra somma',
    'Non inviarlo di nuovo',
    'Senza la tua approvazione',
  ],
  'zh-CN': ['尚未发送', '请勿再次发送', '不会创建两次', '没有资金转出', '无法取消', '别再发送', '请别重复发送'],
}

/** Words that begin like one of the list, contain one, or have it without its sense. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  en: ['A note was sent', 'Nobel sent it now', 'Only once'],
  es: ['Nos llegó, sino a tu billetera', 'Se envió un único pago', 'La nota llegó'],
  'pt-BR': ['Semana que vem', 'Uma nova nota'],
  ar: ['المبلغ لا يزال في محفظتك', 'وصلت الأموال إلى المحفظة الآن', 'السلام عليكم، علم المستلم'],
  de: ['Ohnehin gesendet', 'Der Niederlassung gesendet', 'Genie'],
  fr: ['Notre serveur a reçu le panneau', 'Si jamais il arrive', 'Un nid'],
  hi: ['नया पता', 'भेजना है', 'मतलब यह है', 'क्या भेजा गया या नहीं'],
  id: ['Takaran sudah dikirim', 'Bukanan'],
  th: ['ส่งอย่างปลอดภัย', 'ส่งไปแล้วหรือไม่'],
  vi: ['Đã gửi tiền', 'Đã gửi hay chưa', 'Đã gửi hay không', 'Bạn gửi không?'],
  it: ['Nonno ha inviato', 'Ormai è inviato', 'Il nome'],
  'zh-CN': ['不过已发送', '不久后到达', '未来会到达', '非常安全', '除非您取消', '无论何时', '分别发送'],
}

test.each(Object.keys(NEGATIONS))(
  'a sentence of %s is negated by a word, and not by a part of one [S9]',
  (language) => {
    expect(NEGATED[language]!.filter((sentence) => !isNegated(sentence, language))).toEqual([])
    expect(PLAIN[language]!.filter((sentence) => isNegated(sentence, language))).toEqual([])
  },
)
