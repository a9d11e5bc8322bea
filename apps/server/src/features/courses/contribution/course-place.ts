import { ApiError } from '@foulee/contract/shared/errors'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import type { Lieux } from '#platform/geo/lieux.ts'

type Address = { ville: string | null; code_postal: string | null; pays: string }

/**
 * The département and region of the commune where it is known, else of the postal code; none
 * abroad.
 * @throws ApiError `champs_invalides` for an invalid postal code
 */
export async function findArea(lieux: Lieux, { ville, code_postal, pays }: Address) {
  const wrong = checkCodePostal(code_postal ?? '', pays)
  if (wrong) throw new ApiError('champs_invalides', { errors: { code_postal: wrong } })
  if (pays !== 'FR') return { departement: null, region: null }
  const lieu = await lieux.locate({ code_postal: code_postal ?? '', ville: ville ?? '' })
  const code = lieu?.departement ?? getDepartementFromCodePostal(code_postal ?? '')
  const departement = findDepartement(code ?? '')
  return { departement: departement?.code ?? null, region: departement?.region ?? null }
}
