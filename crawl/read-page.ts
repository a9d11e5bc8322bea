import { Parser } from 'htmlparser2'
import { type Barrier, findBarriers } from './barriers.ts'

export type PageRead = {
  lang: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  isHidden: boolean
  shareImages: string[]
  h1s: string[]
  links: string[]
  feeds: string[]
  ids: Set<string>
  jsonLd: string[]
  barriers: Barrier[]
  /** Number of elements, drawings included. */
  elements: number
}

type Attributes = Record<string, string>

type Open = { name: string; text: string; record: (text: string) => void }

export function readPage(html: string): PageRead {
  const page: PageRead = {
    lang: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    isHidden: false,
    shareImages: [],
    h1s: [],
    links: [],
    feeds: [],
    ids: new Set(),
    jsonLd: [],
    barriers: findBarriers(html),
    elements: 0,
  }
  let open: Open | null = null
  let drawings = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      page.elements += 1
      if (name === 'svg') drawings += 1
      if (attributes.id) page.ids.add(attributes.id)
      readElement(page, name, attributes)
      const keep = drawings > 0 ? null : findKeeper(page, name, attributes)
      if (keep) open = { name, text: '', record: keep }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name === 'svg') drawings -= 1
      if (open?.name !== name) return
      open.record(name === 'script' ? open.text : open.text.replace(/\s+/g, ' ').trim())
      open = null
    },
  })
  parser.end(html)
  return page
}

function readElement(page: PageRead, name: string, attributes: Attributes): void {
  const { href = '', content = '', rel = '', type = '' } = attributes
  if (name === 'html') page.lang = attributes.lang ?? ''
  if (name === 'a' && href) page.links.push(href)
  if (name === 'meta') {
    if (attributes.name === 'description') page.descriptions.push(content)
    if (attributes.name === 'robots' && content.includes('noindex')) page.isHidden = true
    if (attributes.property === 'og:image') page.shareImages.push(content)
  }
  if (name === 'link') {
    if (rel === 'canonical') page.canonicals.push(href)
    if (rel === 'alternate' && type === 'application/atom+xml') page.feeds.push(href)
  }
}

function findKeeper(page: PageRead, name: string, { type }: Attributes) {
  if (name === 'title') return (text: string) => void page.titles.push(text)
  if (name === 'h1') return (text: string) => void page.h1s.push(text)
  if (name === 'script' && type === 'application/ld+json') {
    return (text: string) => void page.jsonLd.push(text)
  }
  return null
}
