import type { AgencePage as Agence } from '@foulee/contract/sejours/agences'
import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { aNom, deNom } from '@foulee/domain/shared/de-nom'
import { RESEAUX } from '@foulee/domain/shared/reseau'
import { cutDescription } from '@foulee/domain/site/description'
import type { ReactNode } from 'react'
import { PageElsewhere } from '#kit/content/page-elsewhere.tsx'
import { PageNews } from '#kit/content/page-news.tsx'
import { PagePartners } from '#kit/content/page-partners.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { Identity } from '#kit/organisation/identity.tsx'
import { useSite } from '#platform/site.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { agenceJsonLd } from './agence-json-ld.ts'
import { AgencePapiers } from './agence-papiers.tsx'
import { pagePath } from './paths.ts'

type AgencePageProps = { agence: Agence; renderVoyage: (voyage: VoyageCard) => ReactNode }

export function AgencePage({ agence, renderVoyage }: AgencePageProps) {
  const { publicUrl } = useSite()
  const { id, nom, slug, ville, description, voyages } = agence
  return (
    <main className="page grid gap-10 pt-2 pb-10" id="contenu">
      <PageHead
        description={
          (description && cutDescription(description)) ??
          `${nom}${ville ? `, ${aNom(ville)}` : ''}\u00a0: ses séjours de course à pied et de trail, ses papiers et ses prochains départs.`
        }
        image={`/partage/agences/${slug}.png`}
        isPrivate={!voyages.length}
        jsonLd={agenceJsonLd(agence, publicUrl)}
        path={pagePath(slug)}
        title={nom}
      />
      <div className="grid gap-5">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: nom }]} />
        <Identity kind="agence" structure={agence} verified={agence.verifie && 'Agence vérifiée'}>
          <Elsewhere agence={agence} />
        </Identity>
      </div>
      <section aria-labelledby="sejours" className="grid gap-5">
        <h2 className="text-2xl" id="sejours">
          Ses séjours
        </h2>
        {voyages.length === 0 ? (
          <EmptyState title="Pas encore de séjour">
            <p>Les séjours de cette agence paraîtront ici.</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {voyages.map((voyage) => (
              <li className="grid" key={voyage.id}>
                {renderVoyage(voyage)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <PageNews actualites={agence.actualites} />
      <Photos agence={agence} />
      <PagePartners partners={agence.partners} />
      <PageElsewhere extensions={agence.extensions} />
      <AgencePapiers agence={agence} />
      <ReportLine id={id} model="agence" />
    </main>
  )
}

function Elsewhere({ agence: { site, social } }: { agence: Agence }) {
  if (!site && !social.length) return null
  return (
    <ul aria-label="Ailleurs" className="flex flex-wrap gap-x-5 gap-y-2">
      {site && (
        <li>
          <TextLink className="print-address" to={site}>
            Site officiel
          </TextLink>
        </li>
      )}
      {social.map(({ id, reseau, url }) => (
        <li key={id}>
          <TextLink to={url}>{RESEAUX[reseau].label}</TextLink>
        </li>
      ))}
    </ul>
  )
}

function Photos({ agence: { photos, nom } }: { agence: Agence }) {
  if (!photos.length) return null
  return (
    <section aria-labelledby="photos" className="grid gap-5">
      <h2 className="text-2xl" id="photos">
        Photos
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ id, titre, url }) => (
          <li className="aspect-3/2 overflow-hidden rounded-card" key={id}>
            <Picture
              alt={titre ?? `Photo ${deNom(nom)}`}
              className="size-full object-cover"
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              src={url}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
