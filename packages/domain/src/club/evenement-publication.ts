import { type Errors, pickErrors } from '../courses/edition-regles.ts'
import { formatNombre } from '../shared/mesure.ts'
import {
  type Actor,
  findManagedMove,
  findMissing,
  type Manque,
  type Move,
  type MoveWords,
} from '../shared/publication.ts'
import type { Groupe } from './evenement.ts'

export type EvenementToSubmit = {
  titre: string
  type: string | null
  description: string | null
  lieu: string | null
  position: readonly number[] | null
  jour: string | null
  heure: string | null
  duree_minutes: number | null
  nb_dates: number
}

export const findMissingForSubmission = (evenement: EvenementToSubmit): Manque[] =>
  findMissing([
    [Boolean(evenement.titre.trim()), 'titre', 'Donnez un titre à votre évènement.'],
    [Boolean(evenement.type), 'type', 'Dites ce que c’est\u00a0: une sortie, un atelier…'],
    [Boolean(evenement.description?.trim()), 'description', 'Décrivez votre évènement.'],
    [Boolean(evenement.lieu?.trim()), 'lieu', 'Dites où l’on se retrouve.'],
    [Boolean(evenement.position), 'position', 'Placez le rendez-vous sur la carte.'],
    [Boolean(evenement.jour), 'jour', 'Choisissez un jour.'],
    [Boolean(evenement.heure), 'heure', 'Dites à quelle heure il commence.'],
    [evenement.duree_minutes !== null, 'duree_minutes', 'Dites combien de temps il dure.'],
    [
      !evenement.jour || evenement.nb_dates > 0,
      'dates',
      'Il faut au moins une date à venir\u00a0: choisissez un autre jour.',
    ],
  ])

const WORDS: MoveWords = {
  accord: 'masculin',
  ce: 'Cet évènement',
  impossible: {
    non_publiee: 'Un évènement non publié doit d’abord être soumis à validation.',
    en_validation:
      'Cet évènement est en cours de validation\u00a0: attendez la réponse de l’équipe.',
    publiee: 'Un évènement publié peut seulement être annulé.',
    annulee: 'Un évènement annulé peut seulement être soumis de nouveau à validation.',
  },
  reserve: 'Seule l’équipe de Foulée peut valider ou refuser un évènement.',
}

export const findMove = (from: number, to: number, actor: Actor): Move =>
  findManagedMove(WORDS, { from, to, actor })

/** Euro cents; a higher price is a typing error. */
const MAX_PRIX = 100_000
export const MAX_PLACES = 10_000
/** Minutes, two days: a longer event is a stay. */
export const MAX_DUREE = 2880
/** Hours, a month: longest advance for holding places. */
const MAX_DELAI = 720

const between = (value: number | null, min: number, max: number): string | null =>
  value === null || (value >= min && value <= max)
    ? null
    : `Indiquez un nombre de ${formatNombre(min)} à ${formatNombre(max)}.`

function findGroupesError(groupes: readonly Groupe[]): string | null {
  const names = groupes.map(({ nom }) => nom.toLowerCase())
  if (new Set(names).size < names.length) return 'Deux groupes ont le même nom.'
  const turned = groupes.find(
    ({ allure_min = 0, allure_max = Number.POSITIVE_INFINITY }) => allure_min > allure_max,
  )
  return turned
    ? `Groupe «\u00a0${turned.nom}\u00a0»\u00a0: donnez d’abord l’allure la plus rapide.`
    : null
}

export type EvenementToCheck = {
  prix: number
  places: number | null
  duree_minutes: number | null
  delai_attente_heures: number
  groupes: readonly Groupe[]
}

export const findEvenementErrors = (evenement: EvenementToCheck): Errors =>
  pickErrors({
    prix: between(evenement.prix, 0, MAX_PRIX),
    places: between(evenement.places, 1, MAX_PLACES),
    duree_minutes: between(evenement.duree_minutes, 5, MAX_DUREE),
    delai_attente_heures: between(evenement.delai_attente_heures, 1, MAX_DELAI),
    groupes: findGroupesError(evenement.groupes),
  })

export type EvenementToComplete = EvenementToSubmit & {
  photos: readonly unknown[]
  rendez_vous: string | null
  ville: string | null
  niveau: string | null
  sports: readonly unknown[]
  groupes: readonly unknown[]
  parcours: unknown
}

function findAdvice(evenement: EvenementToComplete): [isGiven: boolean, Manque][] {
  const checks: [unknown, string, string][] = [
    [
      evenement.photos.length,
      'photos',
      'Ajoutez une photo\u00a0: elle illustre la page et les listes.',
    ],
    [evenement.ville, 'ville', 'Dites dans quelle ville\u00a0: on cherche par son nom.'],
    [evenement.rendez_vous, 'rendez_vous', 'Dites comment se reconnaître sur place.'],
    [evenement.sports.length, 'sports', 'Choisissez au moins un sport.'],
    [evenement.niveau, 'niveau', 'Dites pour quel niveau il est fait.'],
    [
      evenement.groupes.length || evenement.parcours,
      'groupes',
      'Donnez un parcours, ou les allures des groupes.',
    ],
  ]
  return checks.map(([isGiven, champ, message]) => [Boolean(isGiven), { champ, message }])
}

const REQUIRED = 9

/** Completeness of an event, 0 to 1 in hundredths, and the fields to fill in. */
export function getCompletude(evenement: EvenementToComplete): {
  part: number
  conseils: Manque[]
} {
  const advice = findAdvice(evenement)
  const conseils = advice.flatMap(([isGiven, item]) => (isGiven ? [] : [item]))
  const missing = findMissingForSubmission(evenement).length + conseils.length
  const part = 1 - missing / (REQUIRED + advice.length)
  return { part: Math.round(part * 100) / 100, conseils }
}
