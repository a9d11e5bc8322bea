import type { Seance, SeanceCard } from '@foulee/contract/entrainement/seance'
import { describeSteps } from '@foulee/domain/entrainement/mots'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { getTotaux, listTotaux } from '@foulee/domain/entrainement/totaux'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { cutDescription } from '@foulee/domain/site/description'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { ANNUAIRE } from './paths.ts'

export const formatKind = ({ sport, objectif, niveau }: SeanceCard): string =>
  [
    sport === 'course_a_pied' ? null : SPORT_LABELS[sport],
    OBJECTIF_SEANCE_LABELS[objectif],
    niveau && NIVEAU_LABELS[niveau],
  ]
    .filter(Boolean)
    .join(' · ')

export const listMeasures = ({ steps }: Pick<SeanceCard, 'steps'>): string[] =>
  listTotaux(getTotaux(steps)).flatMap(({ nom, texte }) => (nom === 'charge' ? [] : [texte]))

export const seanceCrumbs: Crumb[] = [{ label: 'Séances d’entraînement', to: ANNUAIRE }]

export function seanceTitle(seance: SeanceCard): string {
  const objectif = OBJECTIF_SEANCE_LABELS[seance.objectif]
  return `${seance.titre}\u00a0: ${[`séance ${objectif}`, ...listMeasures(seance)].join(', ')}`
}

export function seanceDescription(seance: Seance): string {
  const facts = [`Séance d’entraînement, ${formatKind(seance)}`, ...listMeasures(seance)].join(', ')
  return cutDescription(`${facts}. ${seance.description || formatAll(seance)}`)
}

const formatAll = ({ steps }: Seance) =>
  describeSteps(steps)
    .map(({ texte }) => texte)
    .join(', puis ')
