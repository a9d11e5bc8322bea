import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Done } from '@foulee/contract/entrainement/entrainements'
import { parseDuree } from '@foulee/domain/parcours/duree-saisie'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { readScaled } from '#ui/form/read-number.ts'

/** Kilometres as metres; null when invalid. */
export function readKm(text: string): number | null {
  const metres = readScaled(text, 1000)
  return metres && metres <= 1_000_000 ? metres : null
}

export function toDone({ etat, fait }: Pick<Entrainement, 'etat' | 'fait'>): Done {
  const mots = fait?.mots ?? ''
  if (etat === 'manque') return { etat, mots }
  if (etat !== 'fait' || !fait) return { etat: 'prevu' }
  const { duree, distance, rpe, activites_id } = fait
  return { etat, duree, distance, rpe, mots, activites_id }
}

export function readDone(form: FormData): Done {
  const duree = readLine(form, 'duree')
  const distance = readLine(form, 'distance')
  const rpe = readLine(form, 'rpe')
  const seconds = duree ? parseDuree(duree) : null
  const metres = distance ? readKm(distance) : null
  assertFields({
    duree: duree && seconds === null ? 'Écrivez une durée comme 45, 1h05 ou 52:30.' : undefined,
    distance: distance && metres === null ? 'Écrivez des kilomètres, comme 8,5.' : undefined,
  })
  return {
    etat: 'fait',
    duree: seconds,
    distance: metres,
    rpe: rpe ? Number(rpe) : null,
    mots: readLine(form, 'mots'),
  }
}
