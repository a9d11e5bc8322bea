import { cutDescription } from '@foulee/domain/site/description'
import { useSite } from '#platform/site.ts'
import { type AtomFeed, atomPath } from './atom.ts'

type PageHeadProps = {
  title: string
  /** Truncated at a word boundary to the length that search engines show. */
  description: string
  /** Canonical path, with leading slash. */
  path: string
  image?: string
  isPrivate?: boolean
  jsonLd?: object
  feed?: AtomFeed
}

/** Metadata for search engines and shared links; React hoists it into the head. */
export function PageHead({
  title,
  path,
  image,
  isPrivate,
  jsonLd,
  feed,
  ...values
}: PageHeadProps) {
  const description = cutDescription(values.description)
  const { publicUrl } = useSite()
  const url = publicUrl + path
  const full = path === '/' ? title : `${title} · Foulée`
  const picture = publicUrl + (image ?? '/partage/foulee.png')
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {feed && (
        <link
          href={publicUrl + atomPath(feed)}
          rel="alternate"
          title={feed.titre}
          type="application/atom+xml"
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Foulée" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd ? <JsonLd value={jsonLd} /> : null}
    </>
  )
}

/** `<` is escaped, so that no text of a member can close the script. */
export function JsonLd({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, and escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
