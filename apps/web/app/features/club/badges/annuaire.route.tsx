import { FAMILLES_BADGE, type FamilleBadge } from '@foulee/domain/club/badge'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { useSite } from '#platform/site.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { BadgeTiles } from './badge-tiles.tsx'
import { badgesQuery } from './badges.queries.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(badgesQuery(undefined, call)))
export const clientLoader = fromCache
export const headers = publicHeaders

export default function AnnuaireRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Annuaire />
    </HydrationBoundary>
  )
}

const CRUMBS = [{ label: 'Accueil', to: '/' }, { label: 'Badges' }]

function Annuaire() {
  const { publicUrl } = useSite()
  const { data: badges } = useSuspenseQuery(badgesQuery())
  const families = Object.entries(FAMILLES_BADGE) as [FamilleBadge, string][]
  return (
    <main className="page grid gap-10 pt-2 pb-12" id="contenu">
      <PageHead
        description="Tous les badges de Foulée et ce que chacun demande&nbsp;: premières sorties, distances, dénivelé, régularité, courses et rencontres."
        jsonLd={{ '@context': 'https://schema.org', ...breadcrumbList(CRUMBS, publicUrl) }}
        path="/badge"
        title="Les badges"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={CRUMBS} />
        <h1 className="text-2xl sm:text-3xl">Les badges</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          Ce que chacun demande. Vos sorties et vos courses d’avant comptent aussi.
        </p>
      </header>
      {families.map(([famille, nom]) => {
        const own = badges.filter((badge) => badge.famille === famille && badge.est_actif)
        return own.length > 0 ? (
          <section aria-labelledby={famille} className="grid gap-5" key={famille}>
            <SectionHeading id={famille} title={nom} />
            <BadgeTiles badges={own} />
          </section>
        ) : null
      })}
    </main>
  )
}
