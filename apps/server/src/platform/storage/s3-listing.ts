import { isStorageKey, type ListedFile } from './storage.ts'

/** First element of this name; keys, sizes, dates and tokens have no child elements. */
const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const unescapeXml = (text: string) => text.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all)

/**
 * One page of ListObjectsV2.
 * @param root prefix of our keys in the bucket
 * @returns files with our keys, and the token of the next page; null on the last
 * @throws Error for another document: it must not pass for an empty bucket
 */
export function readListing(
  xml: string,
  root: string,
): { files: ListedFile[]; next: string | null } {
  if (!xml.includes('<ListBucketResult')) throw new Error('S3 gave no listing')
  const entries = xml.match(/<Contents>.*?<\/Contents>/gs) ?? []
  const files = entries.flatMap((entry): ListedFile[] => {
    const name = textOf(entry, 'Key') ?? ''
    const key = name.slice(root.length)
    if (!name.startsWith(root) || !isStorageKey(key)) return []
    const modified = new Date(textOf(entry, 'LastModified') ?? '')
    const size = Number(textOf(entry, 'Size') ?? Number.NaN)
    if (Number.isNaN(modified.getTime()) || Number.isNaN(size)) {
      throw new Error(`S3 gave no date or size for ${key}`)
    }
    return [{ key, size, modified }]
  })
  const next = textOf(xml, 'NextContinuationToken')
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { files, next: isCut && next ? unescapeXml(next) : null }
}
