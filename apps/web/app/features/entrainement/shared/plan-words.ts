import type { Plan, PlanCard, SeanceLue } from '@foulee/contract/entrainement/plan'
import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import {
  formatDistanceShort,
  formatNombre,
  formatPrix,
  formatTemps,
} from '@foulee/domain/shared/mesure'
import { cutDescription } from '@foulee/domain/site/description'

const many = (nb: number, singular: string) =>
  `${formatNombre(nb)}\u00a0${singular}${nb > 1 ? 's' : ''}`

export const plansText = (nb: number): string => (nb === 0 ? 'Aucun plan' : many(nb, 'plan'))
export const weeksText = (nb: number): string => many(nb, 'semaine')
export const sessionsText = (nb: number): string => many(nb, 'séance')

export type Acces = 'gratuit' | 'premium' | 'coach'
export const getAcces = ({ prix, premium }: Pick<PlanCard, 'prix' | 'premium'>): Acces =>
  premium ? 'premium' : prix > 0 ? 'coach' : 'gratuit'

/** « Gratuit », « Premium », « 49 €, à demander au coach » */
export function labelPrix(plan: Pick<PlanCard, 'prix' | 'premium'>): string {
  const acces = getAcces(plan)
  if (acces === 'gratuit') return 'Gratuit'
  if (acces === 'premium') return 'Premium'
  return `${formatPrix(plan.prix)}, à demander au coach`
}

export const formatGoal = ({ objectif, niveau }: Pick<PlanCard, 'objectif' | 'niveau'>): string =>
  [objectif && OBJECTIF_PLAN_LABELS[objectif], niveau && NIVEAU_LABELS[niveau]]
    .filter(Boolean)
    .join(' · ')

export function planTitle(plan: PlanCard): string {
  const { titre, nb_semaines, seances_par_semaine } = plan
  return `${titre}\u00a0: plan d’entraînement de ${weeksText(nb_semaines)}, ${sessionsText(seances_par_semaine)} par semaine`
}

export function planDescription(plan: Plan): string {
  const goal = formatGoal(plan)
  const facts = [
    goal && `Plan d’entraînement ${goal.replace(' · ', ', niveau ').toLocaleLowerCase('fr')}`,
    weeksText(plan.nb_semaines),
    `${sessionsText(plan.seances_par_semaine)} par semaine`,
    labelPrix(plan).toLocaleLowerCase('fr'),
  ].filter(Boolean)
  return cutDescription(`${facts.join(', ')}. ${plan.description}`)
}

type Totaux = SeanceLue['totaux']

export const formatVolume = ({ duree, distance }: Totaux): string =>
  [
    duree === null ? null : formatTemps(duree),
    distance === null ? null : formatDistanceShort(distance),
  ]
    .filter(Boolean)
    .join(' · ')
