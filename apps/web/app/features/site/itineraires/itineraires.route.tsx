import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AtomLink } from '../../../directory/atom-link.tsx'
import { countByCode } from '../../../directory/counts.ts'
import { DepartementsByRegion } from '../../../directory/departement-links.tsx'
import { MakerLine } from '../../../directory/maker-line.tsx'
import { FranceMap } from '../../../map/france-map.tsx'
import { PageHead } from '../../../page-head.tsx'
import { fromCache, prefetch, publicHeaders } from '../../../prefetch.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { itinerairesQuery } from './itineraires.queries.ts'
import { itinerairesPath, parcoursNoun, parcoursText } from './itineraires-texts.ts'

const FEED = { titre: 'Les parcours de Foulée', page: '/itineraires' }

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(itinerairesQuery(call)))
export const clientLoader = fromCache
export const headers = publicHeaders

/** The public directory of routes (produit 14.2). */
export default function ItinerairesRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Itineraires />
    </HydrationBoundary>
  )
}

function Itineraires() {
  const { data } = useSuspenseQuery(itinerairesQuery())
  const counts = countByCode(data.departements)
  return (
    <main className="page grid gap-10 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${parcoursText(data.nb)} de course à pied et de trail, département par département\u00a0: distance, dénivelé, carte et fichier GPX.`}
        feed={FEED}
        path="/itineraires"
        title="Parcours de course à pied et de trail, par département"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Itinéraires' }]} />
        <h1 className="text-2xl sm:text-3xl">Où courir</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {`${parcoursText(data.nb)} tracés et racontés par des coureurs, avec leur carte, leur profil et leur fichier.`}
        </p>
        <p>
          <AtomLink feed={FEED} />
        </p>
      </header>
      <section aria-labelledby="par-departement" className="grid gap-6">
        <SectionHeading id="par-departement" title="Par département" />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[24rem_1fr]">
          <div className="mx-auto w-full max-w-lg lg:sticky lg:top-20">
            <FranceMap counts={counts} countText={parcoursText} hrefOf={itinerairesPath} />
          </div>
          <DepartementsByRegion
            listed={{ counts, nounOf: parcoursNoun, pathOf: itinerairesPath }}
          />
        </div>
      </section>
      <MakerLine
        label="Partagez-les"
        question="Vous avez vos propres parcours&nbsp;?"
        to="/contributeur-de-parcours"
      />
    </main>
  )
}
