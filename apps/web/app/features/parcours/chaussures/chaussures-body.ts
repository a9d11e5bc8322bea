import type { Body } from '@foulee/contract/shared/call'
import { SPORTS_CHAUSSES } from '@foulee/domain/parcours/chaussures'
import { isDate } from '@foulee/domain/shared/calendrier'
import { assertFields, isTicked, readLine } from '#ui/form/form-values.ts'
import { readScaled } from '#ui/form/read-number.ts'

const KILOMETRES = 'Indiquez un nombre de kilomètres.'

export function readChaussures(form: FormData): Body<'POST /api/chaussures/create'> {
  const [modele, jour] = [readLine(form, 'modele'), readLine(form, 'achetee_le')]
  const deja_parcouru = readScaled(readLine(form, 'deja_parcouru') || '0', 1000)
  const limite = readScaled(readLine(form, 'limite'), 1000)
  assertFields({
    modele: modele ? undefined : 'Indiquez le modèle.',
    achetee_le: !jour || isDate(jour) ? undefined : 'Choisissez le jour, ou laissez vide.',
    deja_parcouru: deja_parcouru === undefined ? KILOMETRES : undefined,
    limite: limite ? undefined : KILOMETRES,
  })
  return {
    marque: readLine(form, 'marque'),
    modele,
    surnom: readLine(form, 'surnom'),
    achetee_le: jour || null,
    deja_parcouru: deja_parcouru ?? 0,
    ...(limite && { limite }),
    est_habituelle: isTicked(form, 'est_habituelle'),
    habituelle_pour: SPORTS_CHAUSSES.filter((sport) =>
      form.getAll('habituelle_pour').includes(sport),
    ),
  }
}
