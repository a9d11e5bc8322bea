import {
  type Actor,
  findManagedMove,
  findMissing,
  type Manque,
  type Move,
  type MoveWords,
} from '../shared/publication.ts'
import { findMissingPapiers, type Papiers } from './immatriculation.ts'

export const SANS_TITRE = 'Séjour sans titre'

export type VoyageToSubmit = {
  titre: string
  description: string | null
  lieu: string | null
  position: readonly number[] | null
  duree_jours: number | null
  niveau: string | null
  sports: readonly string[]
  journees: readonly unknown[]
  inclus: readonly { inclus: boolean }[]
  bareme: readonly unknown[]
  reglement: string | null
  nb_departs: number
  agence: Papiers
}

export function findMissingForSubmission(voyage: VoyageToSubmit): Manque[] {
  const { agence } = voyage
  return findMissing([
    [Boolean(voyage.titre.trim()), 'titre', 'Donnez un titre à votre séjour.'],
    [Boolean(voyage.description?.trim()), 'description', 'Décrivez votre séjour.'],
    [Boolean(voyage.lieu?.trim()), 'lieu', 'Dites où se passe le séjour.'],
    [Boolean(voyage.position), 'position', 'Placez le séjour sur la carte.'],
    [Boolean(voyage.niveau), 'niveau', 'Dites pour quel niveau il est fait.'],
    [voyage.sports.length > 0, 'sports', 'Choisissez au moins un sport.'],
    [
      voyage.duree_jours !== null && voyage.journees.length > 0,
      'journees',
      'Décrivez au moins une journée, et la durée du séjour.',
    ],
    [
      voyage.inclus.some(({ inclus }) => inclus),
      'inclus',
      'Dites ce qui est compris dans le prix.',
    ],
    [voyage.nb_departs > 0, 'disponibilites', 'Ajoutez un départ à venir.'],
    [
      voyage.bareme.length > 0,
      'bareme',
      'Donnez votre barème d’annulation\u00a0: il est montré avant de réserver.',
    ],
    [
      Boolean(voyage.reglement?.trim()),
      'reglement',
      'Dites comment se règlent l’acompte et le solde.',
    ],
  ]).concat(findMissingPapiers(agence))
}

const WORDS: MoveWords = {
  accord: 'masculin',
  ce: 'Ce séjour',
  impossible: {
    non_publiee: 'Un séjour non publié doit d’abord être soumis à validation.',
    en_validation: 'Ce séjour est en cours de validation\u00a0: attendez la réponse de l’équipe.',
    publiee: 'Un séjour publié peut seulement être annulé.',
    annulee: 'Un séjour annulé peut seulement être soumis de nouveau à validation.',
  },
  reserve: 'Seule l’équipe de Foulée peut valider ou refuser un séjour.',
}

export const findMove = (from: number, to: number, actor: Actor): Move =>
  findManagedMove(WORDS, { from, to, actor })
