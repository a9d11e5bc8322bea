import type { Input } from '@foulee/contract/shared/call'
import {
  findReductionErrors,
  GENRES_CODE,
  getDernierJour,
  readCodes,
} from '@foulee/domain/club/reduction'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { addDays, isDate } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { readNumber, readScaled } from '#ui/form/read-number.ts'

export type Body = Input<'POST /api/reductions/update/{id}'>['body']

const midnight = (day: string) => parisInstant(day, '00:00').toISOString()

/** First day in Paris time, as value of a date field. */
export const firstDay = (debut: string): string => parisDate(new Date(debut))
/** Last day inclusive, as value of a date field. */
export const lastDay = (fin: string | null): string => (fin === null ? '' : getDernierJour(fin))

const UNREAD_PRICE = 'Indiquez un prix en euros, ou laissez vide.'
/** Sentinel before any last day, when the first day is invalid. */
const FIRST_DAY = '1900-01-01'

export function readReduction(form: FormData): Body {
  const read = (name: string) => readLine(form, name)
  const [du, au] = [read('debut'), read('fin')]
  const [stock, prix] = [readNumber(read('stock')), readScaled(read('prix'), 100)]
  const prix_avant = readScaled(read('prix_avant'), 100)
  const par_membre = readNumber(read('par_membre') || '3')
  const isFew = Number.isInteger(par_membre) && Number(par_membre) >= 1 && Number(par_membre) <= 50
  const isWhole = stock === null || (stock !== undefined && Number.isInteger(stock) && stock > 0)
  const magasin = Number(read('magasins_id')) || null
  const genre_code = GENRES_CODE.find((item) => item === form.get('genre_code')) ?? 'partage'
  const lien = readAdresseWeb(read('lien'))
  const days = {
    debut: isDate(du) ? midnight(du) : midnight(FIRST_DAY),
    fin: isDate(au) ? midnight(addDays(au, 1)) : null,
  }
  assertFields({
    // The server's rules, applied at once to all valid fields, so that all errors show together.
    ...findReductionErrors(
      {
        ...{ magasins_id: magasin, partenaire: read('partenaire'), genre_code, ...days },
        ...{ code: read('code'), prix: prix ?? null, prix_avant: prix_avant ?? null, stock: null },
      },
      readCodes(read('codes')),
      // A list of codes may not grow; the server checks the number of revealed codes.
      Number(read('version')) > 0 ? { genre_code: 'liste', revelees: 0 } : undefined,
    ),
    titre: read('titre') ? undefined : 'Donnez un titre.',
    ...('message' in lien && read('lien') && { lien: lien.message }),
    ...(!isDate(du) && { debut: 'Choisissez le premier jour.' }),
    ...(au && !isDate(au) && { fin: 'Choisissez le dernier jour, ou laissez vide.' }),
    ...(!isWhole && { stock: 'Indiquez un nombre entier, ou laissez vide.' }),
    ...(!isFew && { par_membre: 'Indiquez un nombre de 1 à 50.' }),
    ...(prix === undefined && { prix: UNREAD_PRICE }),
    ...(prix_avant === undefined && { prix_avant: UNREAD_PRICE }),
  })
  const version = Number(read('version'))
  return {
    ...(version > 0 && { version }),
    titre: read('titre'),
    description: read('description'),
    conditions: read('conditions'),
    magasins_id: magasin,
    partenaire: magasin ? '' : read('partenaire'),
    lien: read('lien'),
    genre_code,
    code: read('code'),
    codes: read('codes'),
    ...days,
    premium: form.get('premium') === 'oui',
    une_fois: form.get('une_fois') === 'oui',
    par_membre: par_membre ?? 3,
    stock: stock ?? null,
    prix: prix ?? null,
    prix_avant: prix_avant ?? null,
  }
}
