import { escapeXml } from '#platform/markup/xml.ts'

export type SitemapEntry = { path: string; lastmod?: string }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function write(root: 'urlset' | 'sitemapindex', publicUrl: string, entries: SitemapEntry[]) {
  const tag = root === 'urlset' ? 'url' : 'sitemap'
  const lines = entries.map(({ path, lastmod }) => {
    const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
    return `<${tag}><loc>${escapeXml(publicUrl + path)}</loc>${date}</${tag}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`
}

export const writeUrlset = (publicUrl: string, entries: SitemapEntry[]): string =>
  write('urlset', publicUrl, entries)

export const writeSitemapIndex = (publicUrl: string, entries: SitemapEntry[]): string =>
  write('sitemapindex', publicUrl, entries)
