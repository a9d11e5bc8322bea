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

/** Formatted text only: no styles, pictures, scripts or embeds. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A pasted document's title is no part of its text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    // A link to this site, or without a target, loses its href here and is removed by
    // `balanceRichText`. Renaming the element here would make the library close it in the place of
    // a link inside it.
    a: toLink,
  },
}

/**
 * Word processors emit `<b>` with a normal weight. Word's `mso-bidi-font-weight` concerns
 * right-to-left text only.
 */
const toStrong = (_: string, { style = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName: /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style) ? 'span' : 'strong',
  attribs: {},
})

const toPageLink = (tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const href = attributes.href?.trim() ?? ''
  return isOwnAddress(href) ? { tagName: 'a', attribs: { href } } : toLink(tag, attributes)
}

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
    // Cells of a pasted table become separate paragraphs.
    td: 'p',
    th: 'p',
    a: toPageLink,
  },
}

export const readText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })

const EXTRAIT_MAX = 280

const BLOCK_END = /<\/(?:p|li|h3|blockquote)>|<br\s*\/?>/gi
const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0', '&amp;': '&' } as const
const isSign = (name: string): name is keyof typeof SIGNS => name in SIGNS

/**
 * The beginning of a text as plain text, cut between two words; French non-breaking spaces stay.
 */
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

/** Sanitised HTML of a staff page; empty when no text is left. */
export function cleanPageHtml(html: string): string {
  const clean = dropEmpty(sanitizeHtml(dropUnseen(html), PAGE_OPTIONS))
  return canBeRead(clean) ? clean : ''
}

/**
 * Sanitised HTML of a news item.
 * @throws ApiError `champs_invalides` when no readable text is left
 */
export function cleanHtml(html: string): string {
  const clean = balanceRichText(sanitizeHtml(dropUnseen(html), OPTIONS))
    .replace(/<p>(\s|&nbsp;|<br>)*<\/p>/g, '')
    .trim()
  if (canBeRead(clean)) return clean
  throw new ApiError('champs_invalides', { errors: { texte: 'Écrivez le texte de l’actualité.' } })
}
