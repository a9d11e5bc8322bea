import { formatDateLongue } from '../shared/date.ts'
import { STATUT_LABELS, STATUTS } from '../shared/publication.ts'

const CHANGEMENTS = [
  'date',
  'lieu',
  'statut',
  'edition_annulee',
  'epreuve_annulee',
  'reportee',
] as const
export type Changement = (typeof CHANGEMENTS)[number]

/**
 * `avant` and `apres` by type: days (`YYYY-MM-DD`) for `date` and `reportee` (null: unknown new
 * day), a `Statut` for `statut`, a place in words for `lieu`. For `edition_annulee`: the planned
 * day, then null, or the same day when the edition is reinstated. For `epreuve_annulee`: the name
 * of the épreuve likewise.
 */
export interface CourseChange {
  type: Changement
  avant: string | null
  apres: string | null
  motif?: string | null
  editions_id?: number
  epreuves_id?: number
}

export const isRealChange = ({ type, avant, apres }: CourseChange): boolean =>
  avant !== apres || type === 'edition_annulee' || type === 'epreuve_annulee'

const day = (date: string | null) => (date ? formatDateLongue(date) : null)

function fromTo(avant: string, apres: string): string {
  const before = formatDateLongue(avant)
  const isSameYear = avant.slice(0, 4) === apres.slice(0, 4)
  return `du ${isSameYear ? before.slice(0, -5) : before} au ${formatDateLongue(apres)}`
}

const readStatut = (value: string | null) => STATUTS.find((statut) => statut === value) ?? null

type Words = { titre: string; texte: string }

const WORDS: Readonly<Record<Changement, (change: CourseChange) => Words>> = {
  date: ({ avant, apres }) => ({
    titre: 'La date change',
    texte:
      avant && apres
        ? `La date passe ${fromTo(avant, apres)}.`
        : apres
          ? `La date est fixée au ${day(apres)}.`
          : 'La date n’est plus fixée.',
  }),
  reportee: ({ avant, apres }) => ({
    titre: 'Course reportée',
    texte:
      avant && apres
        ? `La course est reportée ${fromTo(avant, apres)}.`
        : apres
          ? `La course est reportée au ${day(apres)}.`
          : `La course${avant ? ` du ${day(avant)}` : ''} est reportée à une date qui n’est pas encore fixée.`,
  }),
  lieu: ({ avant, apres }) => ({
    titre: 'Le lieu change',
    texte:
      avant && apres
        ? `Nouveau lieu\u00a0: ${apres} (avant\u00a0: ${avant}).`
        : apres
          ? `Le lieu est connu\u00a0: ${apres}.`
          : 'Le lieu n’est plus fixé.',
  }),
  edition_annulee: ({ avant, apres }) =>
    apres
      ? { titre: 'La course a lieu', texte: `L’édition du ${day(apres)} a finalement lieu.` }
      : {
          titre: 'Édition annulée',
          texte: `L’édition${avant ? ` du ${day(avant)}` : ''} est annulée.`,
        },
  epreuve_annulee: ({ avant, apres }) =>
    apres
      ? {
          titre: 'Une épreuve a lieu',
          texte: `L’épreuve «\u00a0${apres}\u00a0» a finalement lieu.`,
        }
      : { titre: 'Épreuve annulée', texte: `L’épreuve «\u00a0${avant}\u00a0» est annulée.` },
  statut: ({ avant, apres }) => {
    const [before, after] = [readStatut(avant), readStatut(apres)]
    if (after === 'annulee') return { titre: 'Course annulée', texte: 'La course est annulée.' }
    if (before === 'annulee')
      return { titre: 'La course a lieu', texte: 'La course n’est plus annulée.' }
    if (after !== 'publiee') {
      const texte = 'La course n’est plus visible sur Foulée pour le moment.'
      return { titre: 'Course retirée', texte }
    }
    return { titre: 'Course publiée', texte: `Statut\u00a0: ${STATUT_LABELS.feminin.publiee}.` }
  },
}

/**
 * The change in words, reason last: « La date passe du samedi 6 juin au samedi 13 juin 2026. »
 * @throws RangeError on an invalid day
 */
export function describeCourseChange(change: CourseChange): Words {
  const { titre, texte } = WORDS[change.type](change)
  const motif = change.motif?.trim()
  return { titre, texte: motif ? `${texte} Raison\u00a0: ${motif}` : texte }
}
