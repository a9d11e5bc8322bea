import { ApiError } from '@foulee/contract/shared/errors'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { dropUnseen, VISIBLE } from '@foulee/domain/shared/signes'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { isOwnAddress } from '@foulee/domain/site/page-corps'
import sanitizeHtml from 'sanitize-html'

const ADDRESS = /^(https?:\/\/|mailto:)/i

const toLink = (_: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag =>
  ADDRESS.test(href.trim())
    ? { tagName: 'a', attribs: { href: href.trim(), rel: 'nofollow ugc noopener' } }
    : { tagName: 'a', attribs: {} }

/** Formatted text and nothing else: neither styles nor pictures nor anything that runs or loads. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The title is of the document that was pasted, not of its text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    // An address of this site, or none at all, is no link to anywhere that its reader can know: it
    // stays without one until `balanceRichText` leaves it out. Another name here would be closed
    // by the library in the place of a link inside of it.
    a: toLink,
  },
}

/**
 * A word processor says in a style what it does not mean: « bold, but not bold ». What Word says of
 * letters written from right to left (`mso-bidi-font-weight`) is of no other.
 */
const toStrong = (_: string, { style = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName: /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style) ? 'span' : 'strong',
  attribs: {},
})

const toPageLink = (tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const href = attributes.href?.trim() ?? ''
  return isOwnAddress(href) ? { tagName: 'a', attribs: { href } } : toLink(tag, attributes)
}

/** A page of the staff has headings of its own, and leads to others of this site. */
const PAGE_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: [...(OPTIONS.allowedTags || []), 'h2'],
  transformTags: {
    ...OPTIONS.transformTags,
    b: toStrong,
    h1: 'h2',
    h2: 'h2',
    h5: 'h3',
    h6: 'h3',
    // The cells of a table that was pasted stay words of their own.
    td: 'p',
    th: 'p',
    a: toPageLink,
  },
}

/** Its words alone. */
export const readText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })

/** What a card shows of a text before it is opened. */
const EXTRAIT_MAX = 280

/** Where one block ends, the next word is not of the same sentence. */
const BLOCK_END = /<\/(?:p|li|h3|blockquote)>|<br\s*\/?>/gi
const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0', '&amp;': '&' } as const
const isSign = (name: string): name is keyof typeof SIGNS => name in SIGNS

/** The beginning of a text, without markup, cut between two words; French spaces stay. */
export function shortenText(html: string): string {
  const words = readText(html.replace(BLOCK_END, '$& '))
    .replace(/&\w+;/g, (name) => (isSign(name) ? SIGNS[name] : name))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  if (words.length <= EXTRAIT_MAX) return words
  const cut = takeGraphemes(words, EXTRAIT_MAX)
  const blank = cut.lastIndexOf(' ')
  return `${blank > EXTRAIT_MAX / 2 ? cut.slice(0, blank) : takeGraphemes(cut, EXTRAIT_MAX / 2)}…`
}

const dropEmpty = (html: string) =>
  balanceRichText(html)
    .replace(/<(p|h2|h3|li)>(\s|&nbsp;|<br>)*<\/\1>/g, '')
    .trim()
const canBeRead = (html: string) => VISIBLE.test(readText(html).replaceAll('&nbsp;', ' '))

/** The text of a managed page as it is kept, whatever it was pasted from; empty without a word. */
export function cleanPageHtml(html: string): string {
  const clean = dropEmpty(sanitizeHtml(dropUnseen(html), PAGE_OPTIONS))
  return canBeRead(clean) ? clean : ''
}

/**
 * The text of a piece of news as it is kept and shown to everybody.
 * @throws ApiError `champs_invalides` when nothing is left that can be read
 */
export function cleanHtml(html: string): string {
  const clean = balanceRichText(sanitizeHtml(dropUnseen(html), OPTIONS))
    .replace(/<p>(\s|&nbsp;|<br>)*<\/p>/g, '')
    .trim()
  if (canBeRead(clean)) return clean
  throw new ApiError('champs_invalides', { errors: { texte: 'Écrivez le texte de l’actualité.' } })
}
