import type { PageSite } from '@foulee/contract/site/pages'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import { cutDescription } from '@foulee/domain/site/description'
import { anchorHeadings, type Repere, SOMMAIRE_MIN, wordsOf } from '@foulee/domain/site/page-corps'
import { useSite } from '#platform/site.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { PageHead } from '#ui/page-head.tsx'
import { balanceMorceaux, Morceaux } from './morceaux.tsx'
import './pages.css'

type PageViewProps = { page: PageSite; isDraft?: boolean }

export function PageView({ page, isDraft = false }: PageViewProps) {
  const { titre, updated_at, parents } = page
  const { morceaux, reperes } = anchorHeadings(balanceMorceaux(page.morceaux), slugify)
  const day = parisDate(new Date(updated_at))
  const crumbs: Crumb[] = [
    { label: 'Accueil', to: '/' },
    ...parents.map((parent) => ({ label: parent.titre, to: parent.chemin })),
    { label: titre },
  ]
  return (
    <main className="page grid max-w-3xl gap-6 pt-2 pb-12" id="contenu">
      <ManagedHead crumbs={crumbs} isDraft={isDraft} page={page} />
      {isDraft && (
        <p className="rounded-control bg-jaune-wash p-4" role="status">
          Aperçu&nbsp;: la page telle qu’elle est enregistrée, que ses lecteurs voient ou non. Ce
          lien se périme au bout de sept jours.
        </p>
      )}
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{titre}</h1>
        <p className="text-ink-soft">
          Mis à jour le <time dateTime={day}>{formatDateLongue(day)}</time>
        </p>
      </header>
      {reperes.length >= SOMMAIRE_MIN && <Sommaire reperes={reperes} />}
      <Morceaux morceaux={morceaux} />
    </main>
  )
}

const Sommaire = ({ reperes }: { reperes: readonly Repere[] }) => (
  <nav aria-labelledby="sommaire-titre" className="card no-print p-5">
    <h2 className="font-sans text-base font-semibold tracking-normal" id="sommaire-titre">
      Sur cette page
    </h2>
    <ol className="page-sommaire">
      {reperes.map(({ id, titre }) => (
        <li key={id}>
          <a href={`#${id}`}>{titre}</a>
        </li>
      ))}
    </ol>
  </nav>
)

type HeadProps = { page: PageSite; crumbs: Crumb[]; isDraft: boolean }

function ManagedHead({ page, crumbs, isDraft }: HeadProps) {
  const { titre, seo_titre, seo_description, image, updated_at } = page
  const { publicUrl } = useSite()
  const path = page.chemin ?? '/'
  const description = seo_description ?? formatBeginning(page)
  const crumb = {
    '@type': 'WebPage',
    name: titre,
    description,
    url: publicUrl + path,
    dateModified: updated_at,
    inLanguage: 'fr-FR',
    ...(image && { primaryImageOfPage: publicUrl + image }),
  }
  const place = breadcrumbList([...crumbs.slice(0, -1), { label: titre, to: path }], publicUrl)
  return (
    <PageHead
      description={description}
      {...(image && { image })}
      isPrivate={isDraft}
      {...(!isDraft && { jsonLd: { '@context': 'https://schema.org', '@graph': [crumb, place] } })}
      path={path}
      title={seo_titre ?? titre}
    />
  )
}

function formatBeginning({ titre, morceaux }: PageSite): string {
  const texts = morceaux.flatMap((item) => (item.type === 'texte' ? [item.html] : []))
  const words = wordsOf(texts.join(' ').replaceAll('</', ' </')).replace(/[ \n]+/g, ' ')
  return cutDescription(words) || titre
}
