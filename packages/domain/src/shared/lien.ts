/** Invisible characters that could hide inside a URL. */
const UNSEEN = /[\p{Cf}\p{DI}\p{Cc}]/gu
/** Characters that browsers accept as the dot of a host, after normalisation. */
const DOTS = '.\u3002'

/**
 * Texts that mail clients or phones turn into links, or that a reader could type: a scheme, « www.
 * », any domain-like name (new TLDs appear yearly), an IP address, a bracketed dot, a known TLD
 * after a space.
 */
const LINKS: readonly RegExp[] = [
  /:\s*(\/\/|\\\\)/u,
  /\b(https?|hxxps?|ftps?|mailto|tel|sms|javascript|data|file|intent|geo)\s*:\s*\S/iu,
  new RegExp(`\\bwww\\d{0,2}\\s?[${DOTS}]`, 'iu'),
  new RegExp(`[^\\s${DOTS}][${DOTS}](\\p{L}[\\p{L}\\p{M}])`, 'u'),
  /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.]*\d)/u,
  new RegExp(`[\\p{L}\\p{N}]\\s?[([{<]\\s?([${DOTS}]|point|dot)\\s?[)\\]}>]\\s?\\p{L}{2}`, 'iu'),
  new RegExp(
    `[\\p{L}\\p{N}](\\s*[${DOTS}]\\s*|\\s+(point|dot)\\s+)(fr|com|org)(?![\\p{L}\\p{N}’'-])`,
    'iu',
  ),
]

/**
 * Whether a mail client would show a link, or the text spells out a URL. A full stop without a
 * following space counts, as it cannot be told apart from a domain.
 */
export function hasLink(texte: string): boolean {
  const shown = texte
    .replace(/[\r\n\t]+/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFKC')
  return LINKS.some((link) => link.test(shown))
}

const HIDDEN = '[\\p{Cf}\\p{DI}]*'
const SOME_DOT = '[.\u3002\uff0e\uff61\u2024]'
/** A visible letter: Hangul fillers are letters but invisible. */
const LETTER = '[^\\P{L}\u115f\u1160\u3164\uffa0]'
/** Anchored on the dot, so that the look-behind only runs there and not at each character. */
const DOT_OF_ADDRESS = new RegExp(
  `${SOME_DOT}(?<=[^\\s.]${HIDDEN}.)(?=${HIDDEN}${LETTER}${HIDDEN}[\\p{L}\\p{M}]|xn--)`,
  'gu',
)
const FIGURES = /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.]*\d)/g

/**
 * Member text for a mail sent by the site: nothing in it becomes clickable. Email addresses are
 * unchanged.
 */
export const defuseLinks = (texte: string): string =>
  texte
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(FIGURES, (address) => address.replaceAll('.', '[.]'))
    .replace(/(?:\S|\ufeff)+/g, defuseWord)

/** Up to the @ of an email address, whose dots stay. */
function defuseWord(word: string): string {
  const at = word.indexOf('@')
  const end = at < 0 ? word.length : at
  return word.slice(0, end).replace(DOT_OF_ADDRESS, '[.]') + word.slice(end)
}
