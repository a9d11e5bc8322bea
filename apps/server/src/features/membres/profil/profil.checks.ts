import type { ProfilChanges } from '@foulee/contract/membres/profil'
import { checkFin } from '@foulee/domain/courses/passeport'
import { checkNaissance } from '@foulee/domain/membres/naissance'
import { isMajeur } from '@foulee/domain/membres/visibilite'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import type { ProfilRow } from './profil.queries.ts'

type Current = Pick<ProfilRow, 'naissance' | 'pays' | 'code_postal'> | null

/**
 * Rules across fields.
 * @param current stored values
 * @param aujourdhui day in Paris
 * @returns field → French sentence
 */
export function checkChanges(
  changes: ProfilChanges,
  current: Current,
  aujourdhui: string,
): Record<string, string> {
  const { naissance, licence_fin, pps_fin } = changes
  const found: Record<string, string | null> = {
    naissance: naissance ? checkNaissance(naissance, aujourdhui) : null,
    code_postal: checkAddress(changes, current),
    licence_fin: licence_fin ? checkFin('licence', licence_fin, aujourdhui) : null,
    pps_fin: pps_fin ? checkFin('pps', pps_fin, aujourdhui) : null,
    visibilite: checkVisibilite(changes, current, aujourdhui),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  )
}

function checkAddress(changes: ProfilChanges, current: Current): string | null {
  if (changes.code_postal === undefined && changes.pays === undefined) return null
  const code = changes.code_postal ?? current?.code_postal ?? ''
  return checkCodePostal(code, changes.pays ?? current?.pays)
}

/** Produit 7.9: a minor's profile is never public; adults must have given their birth date. */
function checkVisibilite(
  changes: ProfilChanges,
  current: Current,
  aujourdhui: string,
): string | null {
  if (changes.visibilite !== 'public') return null
  const naissance = changes.naissance ?? current?.naissance
  if (isMajeur(naissance, aujourdhui)) return null
  return naissance
    ? 'Avant 18\u00a0ans, un profil n’est jamais visible de tout le monde.'
    : 'Indiquez d’abord votre date de naissance\u00a0: un profil visible de tout le monde est réservé aux adultes.'
}
