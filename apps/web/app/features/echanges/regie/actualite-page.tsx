import type { ActualiteSitePage } from '@foulee/contract/echanges/regie'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { cutDescription } from '@foulee/domain/site/description'
import { useSite } from '#platform/site.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Picture } from '#ui/picture.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import '#ui/rich-text.css'
import './regie.css'

export function ActualitePage({ actualite }: { actualite: ActualiteSitePage }) {
  const { slug, titre, texte, image, image_alt, publie_le } = actualite
  const path = `/actualites/${slug}`
  const day = parisDate(new Date(publie_le))
  const crumbs: Crumb[] = [
    { label: 'Accueil', to: '/' },
    { label: 'Actualités', to: '/actualites' },
    { label: titre },
  ]
  return (
    <main className="page grid max-w-3xl gap-6 pt-2 pb-12" id="contenu">
      <ActualiteHead actualite={actualite} crumbs={crumbs} path={path} />
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <time className="text-ink-soft" dateTime={day}>
          {formatDateLongue(day)}
        </time>
        <h1 className="text-3xl md:text-4xl">{titre}</h1>
      </header>
      {image && (
        <Picture
          alt={image_alt ?? ''}
          className="regie-picture rounded-card"
          isEager
          sizes="(width >= 48rem) 48rem, 100vw"
          src={image}
        />
      )}
      <div
        className="rich-text text-lg"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts)
        dangerouslySetInnerHTML={{ __html: balanceRichText(texte) }}
      />
      <ShareAndPrint path={path} title={titre} />
    </main>
  )
}

type HeadProps = { actualite: ActualiteSitePage; crumbs: Crumb[]; path: string }

function ActualiteHead({ actualite, crumbs, path }: HeadProps) {
  const { titre, extrait, image, publie_le, updated_at } = actualite
  const { publicUrl } = useSite()
  const author = { '@type': 'Organization', name: 'Foulée', url: publicUrl }
  const article = {
    '@type': 'NewsArticle',
    headline: titre,
    description: extrait,
    url: publicUrl + path,
    datePublished: publie_le,
    dateModified: updated_at > publie_le ? updated_at : publie_le,
    author,
    publisher: author,
    ...(image && { image: publicUrl + image }),
  }
  const place = breadcrumbList([...crumbs.slice(0, -1), { label: titre, to: path }], publicUrl)
  return (
    <PageHead
      description={cutDescription(extrait)}
      {...(image && { image })}
      jsonLd={{ '@context': 'https://schema.org', '@graph': [article, place] }}
      path={path}
      title={titre}
    />
  )
}
