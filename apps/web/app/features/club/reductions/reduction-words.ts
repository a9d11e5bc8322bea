import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { MAX_CODES, readCodes } from '@foulee/domain/club/reduction'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre, formatPrix } from '@foulee/domain/shared/mesure'
import { type Fields, findChanged } from '#ui/form/changed-fields.ts'
import { type Body, firstDay, lastDay } from './reduction-body.ts'

export const LABELS = {
  titre: 'Titre',
  magasin: 'Magasin',
  partenaire: 'Partenaire',
  lien: 'Adresse du site',
  description: 'Description',
  conditions: 'Conditions',
  genre_code: 'Le code',
  code: 'Code',
  codes: 'Codes ajoutés',
  stock: 'Nombre',
  une_fois: 'Une fois par membre',
  par_membre: 'Sinon, combien de fois par membre',
  debut: 'Premier jour',
  fin: 'Dernier jour',
  premium: 'Réservée aux membres premium',
  prix: 'Prix',
  prix_avant: 'Prix d’avant',
} as const

export function formatCodes(text: string): string {
  const codes = readCodes(text)
  const [first] = codes
  if (first === undefined) return ''
  if (codes.length === 1) return `Un code\u00a0: «\u00a0${first}\u00a0».`
  const count = `${formatNombre(codes.length)}\u00a0codes différents`
  if (codes.length > MAX_CODES)
    return `${count}\u00a0: ${formatNombre(MAX_CODES)} au plus à la fois.`
  const spaced = codes.find((code) => /\s/.test(code))
  return spaced
    ? `${count}. «\u00a0${spaced}\u00a0» en est un seul, espaces compris.`
    : `${count}, de «\u00a0${first}\u00a0» à «\u00a0${codes.at(-1)}\u00a0».`
}

type Shop = { id: number; nom: string }
type Shown = Omit<Body, 'version' | 'codes'> & { codes?: string | undefined }

const yes = (is: boolean | undefined) => (is ? 'Oui' : 'Non')
const day = (date: string) => (date ? formatDate(date) : '')
const price = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : formatPrix(cents)

function inWords(shown: Shown, shops: readonly Shop[]): Fields {
  const { magasins_id, genre_code, stock, codes = '' } = shown
  const isListe = genre_code === 'liste'
  return {
    titre: shown.titre,
    magasin: shops.find(({ id }) => id === magasins_id)?.nom ?? '',
    partenaire: shown.partenaire ?? '',
    lien: shown.lien ?? '',
    description: shown.description ?? '',
    conditions: shown.conditions ?? '',
    genre_code: isListe ? 'Un code par membre, d’une liste' : 'Le même pour tous',
    code: isListe ? '' : (shown.code ?? ''),
    codes,
    stock: isListe || !stock ? '' : String(stock),
    une_fois: yes(isListe || shown.une_fois),
    par_membre: isListe || shown.une_fois ? '' : String(shown.par_membre ?? 3),
    debut: day(firstDay(shown.debut)),
    fin: day(lastDay(shown.fin ?? null)),
    premium: yes(shown.premium),
    prix: price(shown.prix),
    prix_avant: price(shown.prix_avant),
  }
}

export function compare(
  sent: Body,
  held: ReductionGestion,
  magasins: readonly Shop[],
): { mine: Fields; theirs: Fields } {
  const known = { id: held.magasins_id ?? 0, nom: held.magasin ?? '' }
  const shops = [...magasins, known]
  const theirs = inWords(
    {
      ...held,
      partenaire: held.partenaire ?? '',
      lien: held.lien ?? '',
      code: held.code ?? '',
      prix_avant: held.prix_barre,
    },
    shops,
  )
  return { mine: findChanged(inWords(sent, shops), theirs), theirs }
}
