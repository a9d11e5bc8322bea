import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Counts, countByCode } from '#kit/directory/counts.ts'
import { DepartementsByRegion } from '#kit/directory/departement-links.tsx'
import { FranceMap } from '#kit/map/france-map.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { useSite } from '#platform/site.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { countText, evenementsNoun } from './evenement-texts.ts'
import { sortiesQuery } from './evenements.queries.ts'
import { SORTIES, sortiesPath } from './paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(sortiesQuery(call)))
export const clientLoader = fromCache
export const headers = publicHeaders

export default function SortiesRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Sorties />
    </HydrationBoundary>
  )
}

const crumbs = [{ label: 'Accueil', to: '/' }, { label: 'Évènements' }]

function Sorties() {
  const { publicUrl } = useSite()
  const { data } = useSuspenseQuery(sortiesQuery())
  return (
    <main className="page grid gap-10 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${countText(data.nb)} à venir, département par département\u00a0: sorties de clubs, entraînements, ateliers et essais en magasin, ouverts à tous.`}
        jsonLd={{ '@context': 'https://schema.org', ...breadcrumbList(crumbs, publicUrl) }}
        path={SORTIES}
        title="Sorties et évènements de course à pied, par département"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-2xl sm:text-3xl">Courir ensemble</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {`${countText(data.nb)} à venir\u00a0: la sortie du mardi, l’atelier du samedi, l’essai de chaussures au magasin du coin.`}
        </p>
        <p>
          <TextLink to="/contribution/evenements">Proposer un évènement</TextLink>
        </p>
      </header>
      {data.nb === 0 ? (
        <EmptyState title="Aucune date annoncée">
          <p>Les prochains évènements paraîtront ici, département par département.</p>
        </EmptyState>
      ) : (
        <Directory counts={countByCode(data.departements)} />
      )}
    </main>
  )
}

function Directory({ counts }: { counts: Counts }) {
  return (
    <section aria-labelledby="par-departement" className="grid gap-6">
      <SectionHeading id="par-departement" title="Par département" />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[24rem_1fr]">
        <div className="mx-auto w-full max-w-lg lg:sticky lg:top-20">
          <FranceMap counts={counts} countText={countText} hrefOf={sortiesPath} />
        </div>
        <DepartementsByRegion listed={{ counts, nounOf: evenementsNoun, pathOf: sortiesPath }} />
      </div>
    </section>
  )
}
