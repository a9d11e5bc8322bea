import type { Seance } from '@foulee/contract/entrainement/seance'
import { describeSteps } from '@foulee/domain/entrainement/mots'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { breadcrumbList } from '#ui/json-ld.ts'
import { seancePath } from './paths.ts'
import { seanceCrumbs, seanceDescription } from './seance-summary.ts'

/**
 * schema.org data of a session: an `ExercisePlan` with duration and intensity, since search engines no
 * longer show `HowTo`.
 * @param publicUrl without a trailing slash
 */
export function seanceJsonLd(seance: Seance, publicUrl: string): object {
  const path = seancePath(seance.slug)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      exercisePlan(seance, publicUrl + path, publicUrl),
      breadcrumbList([...seanceCrumbs, { label: seance.titre, to: path }], publicUrl),
    ],
  }
}

function exercisePlan(seance: Seance, url: string, publicUrl: string) {
  const { titre, sport, objectif, niveau, totaux, steps, auteur, photos, tags } = seance
  return {
    '@type': 'ExercisePlan',
    '@id': `${url}#seance`,
    name: titre,
    description: seanceDescription(seance),
    url,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    category: OBJECTIF_SEANCE_LABELS[objectif],
    exerciseType: SPORT_LABELS[sport],
    ...(niveau ? { audience: { '@type': 'Audience', audienceType: NIVEAU_LABELS[niveau] } } : {}),
    ...(totaux.duree === null ? {} : { activityDuration: toIso(totaux.duree) }),
    text: describeSteps(steps)
      .map(({ texte }) => texte)
      .join(' ; '),
    ...(tags.length > 0 ? { keywords: tags.join(', ') } : {}),
    ...(auteur ? { author: { '@type': 'Person', name: auteur.nom } } : {}),
    ...(photos.length > 0 ? { image: photos.map((photo) => publicUrl + photo.url) } : {}),
    dateModified: seance.updated_at,
  }
}

/** Seconds as an ISO 8601 duration: `PT1H5M`. */
function toIso(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return `PT${hours ? `${hours}H` : ''}${minutes % 60 || !hours ? `${minutes % 60}M` : ''}`
}
