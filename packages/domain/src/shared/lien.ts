/** Invisible signs, which may stand inside of an address without being seen. */
const UNSEEN = /[\p{Cf}\p{DI}\p{Cc}]/gu
/** The signs that browsers read as the dot of an address, as they are after normalisation. */
const DOTS = '.\u3002'

/**
 * What mail programs and telephones make a link of, or what a reader would type as one: a scheme,
 * « www. », a name with an ending of letters (any: endings of addresses are added every year), an
 * address in figures, a dot put into brackets, a known ending after a space.
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
 * Whether a text would show as a link in a mail program, or says an address in a roundabout way. A
 * full stop without a space before the next word counts: no rule can tell it from an address.
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
/** A letter that is seen: fillers of Korean are letters, and hidden. */
const LETTER = '[^\\P{L}\u115f\u1160\u3164\uffa0]'
/** The dot first: what stands before it is looked at where there is one, not at each sign. */
const DOT_OF_ADDRESS = new RegExp(
  `${SOME_DOT}(?<=[^\\s.]${HIDDEN}.)(?=${HIDDEN}${LETTER}${HIDDEN}[\\p{L}\\p{M}]|xn--)`,
  'gu',
)
const FIGURES = /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.]*\d)/g

/**
 * The words of a member as a mail that we sign may say them: to be read, with nothing to press.
 * Addresses of mail stay as they are.
 */
export const defuseLinks = (texte: string): string =>
  texte
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(FIGURES, (address) => address.replaceAll('.', '[.]'))
    .replace(/(?:\S|\ufeff)+/g, defuseWord)

/** Up to the sign of an address of mail, whose dots stay. */
function defuseWord(word: string): string {
  const at = word.indexOf('@')
  const end = at < 0 ? word.length : at
  return word.slice(0, end).replace(DOT_OF_ADDRESS, '[.]') + word.slice(end)
}
