const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'])
const LINES = new Set(['p', 'h2', 'h3'])
const FORMATS = new Set(['strong', 'em', 'a'])

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi
const HREF = /\shref="([^"<>]*)"/

type Block = { name: string }
/** `depth`: number of open blocks at the opening; the format ends with the innermost of them. */
type Format = { name: string; tag: string; depth: number }

type Draft = { out: string; blocks: Block[]; wanted: Format[]; worn: Format[] }

const isList = (block: Block | undefined) => block?.name === 'ul' || block?.name === 'ol'
const isLine = (block: Block | undefined) => block !== undefined && LINES.has(block.name)

/**
 * Rewrites rich text as balanced HTML: elements are closed in order, links are not nested,
 * paragraphs contain no block. A parser then has nothing to repair, so that following content
 * cannot become part of the text.
 * @param html sanitised to p, h2, h3, ul, ol, li, blockquote, strong, em, a and br
 */
export function balanceRichText(html: string): string {
  const draft: Draft = { out: '', blocks: [], wanted: [], worn: [] }
  for (const [text, slash, tagName, rest] of html.matchAll(TOKEN)) {
    const name = tagName?.toLowerCase()
    if (name === undefined) writeText(draft, text === '<' ? '&lt;' : text)
    else if (name === 'br' && !slash) writeText(draft, '<br>')
    else if (BLOCKS.has(name)) slash ? endBlock(draft, name) : startBlock(draft, name)
    else if (FORMATS.has(name)) slash ? endFormat(draft, name) : wear(draft, name, rest ?? '')
  }
  closeBlocks(draft, 0)
  closeTags(draft, 0)
  return draft.out
}

function writeText(draft: Draft, text: string): void {
  const top = draft.blocks.at(-1)
  const hasPlace = isLine(top) || top?.name === 'li'
  if (!hasPlace && !text.trim()) {
    draft.out += text
    return
  }
  if (isList(top)) open(draft, 'li')
  else if (!hasPlace) open(draft, 'p')
  for (const format of draft.wanted.slice(draft.worn.length)) {
    draft.out += format.tag
    draft.worn.push(format)
  }
  draft.out += text
}

function startBlock(draft: Draft, name: string): void {
  closeTags(draft, 0)
  if (isLine(draft.blocks.at(-1))) closeBlocks(draft, draft.blocks.length - 1)
  if (name === 'li') {
    const list = draft.blocks.findLastIndex(isList)
    if (list === -1) open(draft, 'ul')
    else closeBlocks(draft, list + 1)
  } else if (isList(draft.blocks.at(-1))) {
    open(draft, 'li')
  }
  open(draft, name)
}

function open(draft: Draft, name: string): void {
  draft.out += `<${name}>`
  draft.blocks.push({ name })
}

function endBlock(draft: Draft, name: string): void {
  const at = draft.blocks.findLastIndex((block) => block.name === name)
  if (at !== -1) closeBlocks(draft, at)
}

/** Closes blocks down to the outer `kept`, dropping formats opened inside them. */
function closeBlocks(draft: Draft, kept: number): void {
  if (draft.blocks.length === kept) return
  closeTags(draft, 0)
  for (const { name } of draft.blocks.splice(kept).reverse()) draft.out += `</${name}>`
  draft.wanted = draft.wanted.filter(({ depth }) => depth <= kept)
}

function wear(draft: Draft, name: string, attributes: string): void {
  const [, href] = HREF.exec(attributes) ?? []
  if (name === 'a' && href === undefined) return
  if (name === 'a') endFormat(draft, 'a')
  else if (draft.wanted.some((format) => format.name === name)) return
  const tag = name === 'a' ? openLink(href ?? '') : `<${name}>`
  draft.wanted.push({ name, tag, depth: draft.blocks.length })
}

/** Internal links are by staff only and need no nofollow. */
const openLink = (href: string) =>
  href.startsWith('/') ? `<a href="${href}">` : `<a href="${href}" rel="nofollow ugc noopener">`

function endFormat(draft: Draft, name: string): void {
  const at = draft.wanted.findLastIndex((format) => format.name === name)
  if (at === -1) return
  closeTags(draft, at)
  draft.wanted.splice(at, 1)
}

function closeTags(draft: Draft, kept: number): void {
  for (const { name } of draft.worn.splice(kept).reverse()) draft.out += `</${name}>`
}
