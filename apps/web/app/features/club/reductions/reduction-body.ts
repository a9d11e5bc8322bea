import type { Input } from '@foulee/contract/call'
import { addDays, isDate } from '@foulee/domain/calendrier'
import {
  GENRES_CODE,
  getDernierJour,
  MAX_CODES,
  readCodes,
  TROP_DE_CODES,
} from '@foulee/domain/club/reduction'
import { parisDate, parisInstant } from '@foulee/domain/heure-paris'
import { readLine, refuseFields } from '../../../form/form-values.ts'
import { readNumber, readScaled } from '../../../form/read-number.ts'

export type Body = Input<'POST /api/reductions/update/{id}'>['body']

const midnight = (day: string) => parisInstant(day, '00:00').toISOString()

/** The first day of an instant, as a form shows it. */
export const firstDay = (debut: string): string => parisDate(new Date(debut))
/** The last day, as a form shows it. */
export const lastDay = (fin: string | null): string => (fin === null ? '' : getDernierJour(fin))

/** What the form of a discount says. @throws what is to be mended, by field */
export function readReduction(form: FormData): Body {
  const read = (name: string) => readLine(form, name)
  const [du, au] = [read('debut'), read('fin')]
  const [stock, prix] = [readNumber(read('stock')), readScaled(read('prix'), 100)]
  const prix_avant = readScaled(read('prix_avant'), 100)
  const par_membre = readNumber(read('par_membre') || '3')
  const isFew = Number.isInteger(par_membre) && Number(par_membre) >= 1 && Number(par_membre) <= 50
  const isWhole = stock === null || (stock !== undefined && Number.isInteger(stock) && stock > 0)
  refuseFields({
    codes: readCodes(read('codes')).length > MAX_CODES ? TROP_DE_CODES : undefined,
    titre: read('titre') ? undefined : 'Donnez un titre.',
    debut: isDate(du) ? undefined : 'Choisissez le premier jour.',
    fin: !au || isDate(au) ? undefined : 'Choisissez le dernier jour, ou laissez vide.',
    stock: isWhole ? undefined : 'Indiquez un nombre entier, ou laissez vide.',
    par_membre: isFew ? undefined : 'Indiquez un nombre de 1 à 50.',
    prix: prix === undefined ? 'Indiquez un prix en euros, ou laissez vide.' : undefined,
    prix_avant:
      prix_avant === undefined ? 'Indiquez un prix en euros, ou laissez vide.' : undefined,
  })
  const magasin = Number(read('magasins_id')) || null
  const version = Number(read('version'))
  return {
    // The one that the form started from; a new one has none.
    ...(version > 0 && { version }),
    titre: read('titre'),
    description: read('description'),
    conditions: read('conditions'),
    magasins_id: magasin,
    partenaire: magasin ? '' : read('partenaire'),
    lien: read('lien'),
    genre_code: GENRES_CODE.find((one) => one === form.get('genre_code')) ?? 'partage',
    code: read('code'),
    codes: read('codes'),
    debut: midnight(du),
    fin: au ? midnight(addDays(au, 1)) : null,
    premium: form.get('premium') === 'oui',
    une_fois: form.get('une_fois') === 'oui',
    par_membre: par_membre ?? 3,
    stock: stock ?? null,
    prix: prix ?? null,
    prix_avant: prix_avant ?? null,
  }
}
