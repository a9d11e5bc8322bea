import type { Seance } from '@foulee/contract/entrainement/seance'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDenivele } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import type { ReactNode } from 'react'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { DraftRibbons } from '#kit/public-page/draft-ribbons.tsx'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { SeanceActions } from './seance-actions.tsx'
import { seanceCrumbs } from './seance-summary.ts'

export function SeanceHero({ seance, runList }: { seance: Seance; runList?: ReactNode }) {
  const { titre, sport, objectif, niveau, steps, auteur, denivele } = seance
  return (
    <PageHero
      aside={<SeanceActions runList={runList} seance={seance} />}
      crumbs={[...seanceCrumbs, { label: titre }]}
      picture={<SeancePicture seance={seance} />}
      ribbons={<SeanceRibbons seance={seance} />}
    >
      <p className="flex flex-wrap gap-2">
        <Badge>{SPORT_LABELS[sport]}</Badge>
        <Badge tone="success">{OBJECTIF_SEANCE_LABELS[objectif]}</Badge>
        {niveau && <Badge tone="info">{NIVEAU_LABELS[niveau]}</Badge>}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
      {auteur && (
        <p className="text-ink-soft">
          Proposée par{' '}
          <Link className="text-link" to={`/coureurs/${auteur.id}`}>
            {auteur.nom}
          </Link>
        </p>
      )}
      <TotauxSeance size="large" steps={steps} />
      {denivele !== null && <p>À faire sur un terrain de {formatDenivele(denivele)} au moins.</p>}
    </PageHero>
  )
}

function SeancePicture({ seance: { photos, slug } }: { seance: Seance }) {
  const [photo] = photos
  if (!photo)
    return <ReliefImage className="page-hero-picture" isEager kind="training" slug={slug} />
  return (
    <Picture
      alt={photo.titre ?? photo.description ?? ''}
      className="page-hero-picture page-hero-photo"
      isEager
      sizes="100vw"
      src={photo.url}
    />
  )
}

function SeanceRibbons({ seance: { statut, steps } }: { seance: Seance }) {
  return (
    <div className="grid gap-3 empty:hidden">
      <DraftRibbons
        readers="Brouillon&nbsp;: vous seul voyez cette page, avec l’équipe de Foulée."
        statut={statut}
      />
      {steps.length === 0 && (
        <Ribbon icon="info" tone="warning">
          Cette séance n’a pas encore d’étapes.
        </Ribbon>
      )}
    </div>
  )
}
