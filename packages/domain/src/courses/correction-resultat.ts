import { describeFields, quote } from '../shared/historique.ts'
import { formatDuree, formatNombre } from '../shared/mesure.ts'
import type { Changes } from '../shared/version.ts'
import { SEXE_RESULTAT_LABELS, STATUT_RESULTAT_LABELS } from './resultat.ts'

export const GESTES_CORRECTION = ['corrige', 'ajoute', 'retire'] as const
export type GesteCorrection = (typeof GESTES_CORRECTION)[number]

const TITLES: Readonly<Record<GesteCorrection, string>> = {
  corrige: 'Ligne corrigée',
  ajoute: 'Ligne ajoutée',
  retire: 'Ligne retirée',
}

const CHAMP_LABELS = {
  nom: 'le nom',
  prenom: 'le prénom',
  dossard: 'le dossard',
  club: 'le club',
  sexe: 'le sexe',
  annee: 'l’année de naissance',
  categorie: 'la catégorie',
  statut: 'l’état',
  temps: 'le temps',
  rang: 'la place',
  rang_sexe: 'la place par sexe',
  rang_categorie: 'la place par catégorie',
} as const
type Champ = keyof typeof CHAMP_LABELS

export const CHAMPS_CORRIGES = Object.keys(CHAMP_LABELS) as Champ[]

const label = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  labels[String(value)] ?? null
const labelNombre = (value: unknown) => formatNombre(Number(value))

const FORMATTERS: Partial<Record<Champ, (value: unknown) => string | null>> = {
  temps: (value) => formatDuree(Number(value)),
  statut: label(STATUT_RESULTAT_LABELS),
  sexe: label(SEXE_RESULTAT_LABELS),
  annee: String,
  categorie: String,
  dossard: String,
  rang: labelNombre,
  rang_sexe: labelNombre,
  rang_categorie: labelNombre,
}

const PASSAGE = /^passage_(\d+)$/

/** Field of a passage, in forms, errors and the history. @param metres of its point */
export const toChampPassage = (metres: number): string => `passage_${metres}`

/** Metres of the point of such a field; null of another. */
export function readChampPassage(champ: string): number | null {
  const [, metres] = PASSAGE.exec(champ) ?? []
  return metres ? Number(metres) : null
}

const labelPassage = (metres: number) => `le passage au km\u00a0${formatNombre(metres / 1000, 1)}`

type Correction = { geste: GesteCorrection; ligne: string; changements: Changes }
type CorrectionText = { titre: string; lignes: string[] }

/**
 * « a changé le temps de « Lefèvre Zoé » de 41'12 à 39'22 », or one sentence for an added or
 * removed line.
 */
export function describeCorrection({ geste, ligne, changements }: Correction): CorrectionText {
  const titre = `${TITLES[geste]}\u00a0: ${ligne}`
  const known = CHAMPS_CORRIGES.flatMap((champ) => {
    const change = changements[champ]
    return change ? [[champ, change] as const] : []
  })
  const passages = Object.keys(changements).flatMap((champ) => {
    const metres = readChampPassage(champ)
    const change = changements[champ]
    return metres && change ? [{ champ, metres, change }] : []
  })
  if (geste === 'corrige') {
    const own = passages.map(({ champ, metres }) => [champ, labelPassage(metres)])
    const words = {
      names: { ...CHAMP_LABELS, ...Object.fromEntries(own) },
      formatters: {
        ...FORMATTERS,
        ...Object.fromEntries(passages.map(({ champ }) => [champ, FORMATTERS.temps])),
      },
    }
    const fields = [...known, ...passages.map(({ champ, change }) => [champ, change])]
    return {
      titre,
      lignes: describeFields(Object.fromEntries(fields), words, `de ${quote(ligne)}`),
    }
  }
  const what = known.flatMap(([champ, [before, after]]) => formatChamp(champ, after ?? before))
  const deed = `${geste === 'ajoute' ? 'a ajouté' : 'a retiré'} la ligne ${quote(ligne)}`
  return { titre, lignes: [what.length ? `${deed}\u00a0: ${what.join(', ')}` : deed] }
}

function formatChamp(champ: Champ, value: unknown): string[] {
  if (champ === 'nom' || champ === 'prenom' || value === null) return []
  const said = FORMATTERS[champ]?.(value) ?? quote(String(value))
  return [`${CHAMP_LABELS[champ].replace(/^(?:le |la |l’)/, '')} ${said}`]
}
