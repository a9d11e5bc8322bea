/** Code page 437 from 0x80 on: names of zips without the UTF-8 flag (APPNOTE, appendix D). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** The flag is often missing from names that are UTF-8 all the same. */
export function decodeEntryName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (character) => CP437.charAt(character.charCodeAt(0) - 0x80))
  }
}

const HIDDEN = /[\p{Cc}\p{Cf}]/gu

/** With slashes, without signs that no reader sees. */
export const cleanEntryName = (name: string): string =>
  name.replace(HIDDEN, '').replaceAll('\\', '/').normalize('NFC')

export const escapesFolder = (name: string): boolean => /(^|\/)\.\.(\/|$)|^\/|^[a-z]:/i.test(name)
