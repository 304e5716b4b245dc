/** Letters, digits and marks of double width, as keyboards of East Asia write them. */
export const singleWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
