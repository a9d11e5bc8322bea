import { escapeXml } from '#platform/markup/xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** Date part of tag URIs (RFC 4151): must never change. */
const SINCE = '2026'

const BEGINNING = `${SINCE}-01-01T00:00:00Z`

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

/**
 * A feed as Atom (RFC 4287). Entry ids are independent of title and URL.
 * @param publicUrl without a trailing slash
 * @param path path of the feed, from its slash
 */
export function writeAtom(feed: Feed, publicUrl: string, path: string): string {
  const tag = (name: string) => `tag:${new URL(publicUrl).hostname},${SINCE}:${name}`
  const updated = feed.entries
    .map(({ updated_at }) => updated_at)
    .reduce((last, date) => (date > last ? date : last), BEGINNING)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    element('id', tag(path)),
    element('title', feed.titre),
    element('subtitle', feed.sous_titre),
    element('updated', updated),
    link('self', publicUrl + path, 'application/atom+xml'),
    link('alternate', publicUrl + feed.page, 'text/html'),
    ...feed.entries.map((entry) => writeEntry(entry, publicUrl, tag)),
    '</feed>',
    '',
  ].join('\n')
}

const writeEntry = (entry: FeedEntry, publicUrl: string, tag: (name: string) => string) =>
  [
    '<entry>',
    element('id', tag(`${entry.kind}:${entry.id}`)),
    element('title', entry.titre),
    element('published', entry.publie_le),
    element('updated', entry.updated_at),
    link('alternate', publicUrl + entry.path, 'text/html'),
    `<author>${element('name', entry.auteur)}</author>`,
    `<summary type="text">${escapeXml(entry.resume)}</summary>`,
    '</entry>',
  ].join('\n')
