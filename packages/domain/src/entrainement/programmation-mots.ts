import type { SeanceMesuree } from './plan-volume.ts'
import type { NoteProgramme } from './programmation-cadre.ts'

/** Messages of the scheduling: skipped sessions and adapted weeks. */

export type RaisonLaissee =
  | 'semaine_retiree'
  | 'deja_passee'
  | 'moins_de_jours'
  | 'trop_par_jour'
  | 'jour_de_course'
  | 'apres_course'
  | 'veille_de_course'

const RAISONS: Readonly<Record<RaisonLaissee, string>> = {
  semaine_retiree: 'la course est trop proche, le plan commence plus loin.',
  deja_passee: 'la semaine est déjà entamée.',
  moins_de_jours: 'cette semaine a plus de séances que vos jours, et celle-ci compte le moins.',
  trop_par_jour: 'ce jour porte déjà assez de séances.',
  jour_de_course: 'la course prend la journée.',
  apres_course: 'elle vient après la course.',
  veille_de_course: 'une séance dure ne se place pas la veille de la course.',
}

export type Laissee = {
  semaine: number
  cle: number
  titre: string
  raison: RaisonLaissee
  phrase: string
}

export const toLaissee = (
  semaine: number,
  { cle, titre }: Pick<SeanceMesuree, 'cle' | 'titre'>,
  raison: RaisonLaissee,
): Laissee => ({
  semaine,
  cle,
  titre,
  raison,
  phrase: `«\u00a0${titre}\u00a0» est laissée de côté\u00a0: ${RAISONS[raison]}`,
})

const NOTES = {
  doublees:
    'le renforcement est placé le même jour qu’une séance facile, faute d’assez de jours choisis.',
  ordre: 'des séances ont changé d’ordre pour ne pas mettre deux jours durs à la suite.',
  durs_de_suite:
    'deux jours durs se suivent, les jours choisis ne permettent pas mieux\u00a0: allégez le second si la fatigue est là.',
} as const

function formatSemaines(numeros: readonly number[]): string {
  const last = numeros.at(-1)
  if (numeros.length < 2) return `Semaine ${last}`
  return `Semaines ${numeros.slice(0, -1).join(', ')} et ${last}`
}

export function toNotes(
  dites: Readonly<Record<keyof typeof NOTES, readonly number[]>>,
): NoteProgramme[] {
  return (['doublees', 'ordre', 'durs_de_suite'] as const)
    .filter((code) => dites[code].length > 0)
    .map((code) => ({
      code,
      phrase: `${formatSemaines(dites[code])}\u00a0: ${NOTES[code]}`,
    }))
}
