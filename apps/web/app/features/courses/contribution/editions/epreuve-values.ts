import type {
  EditionEditee,
  EpreuveChanges,
  EpreuveEditee,
} from '@foulee/contract/courses/editions'
import { invalidFields } from '@foulee/contract/shared/call-error'
import { type Depart, formatLimite } from '@foulee/domain/courses/barriere'
import { TYPE_COURSE_LABELS, type TypeCourse } from '@foulee/domain/courses/course'
import { NIVEAU_LABEL_LABELS, type NiveauLabel } from '@foulee/domain/courses/epreuve'
import {
  type EpreuveToCheck,
  findBlanks,
  findEpreuveErrors,
} from '@foulee/domain/courses/epreuve-regles'
import { getSurface } from '@foulee/domain/shared/surface'
import type { Fields } from '#ui/form/changed-fields.ts'
import { readLimit, readNumber, readScaled, writeLimit, writeScaled } from '#ui/form/read-number.ts'

export type CoursePoint = NonNullable<EpreuveChanges['points']>[number]

export const EPREUVE_LABELS: Readonly<Record<string, string>> = {
  nom: 'Nom',
  type: 'Type',
  distance: 'Distance (km)',
  denivele: 'D+ (m)',
  denivele_negatif: 'D− (m)',
  date_depart: 'Jour du départ',
  heure_depart: 'Heure de départ',
  barriere_horaire: 'Temps maximal',
  prix: 'Prix (€)',
  places: 'Places',
  age_min: 'Âge minimum',
  nb_ravitaillements: 'Ravitos',
  certif: 'Justificatif de santé',
  parcours_mesure: 'Parcours mesuré',
  label_niveau: 'Label FFA',
  label_annee: 'Année du label',
  resultats_url: 'Adresse des résultats',
  materiel: 'Matériel obligatoire',
  parcours_id: 'Parcours',
  surfaces: 'Surfaces',
  points: 'Points de course',
}

const FLAGS = ['certif', 'parcours_mesure']
const NUMBER = 'Indiquez un nombre.'
const readWhole = (text: string) => readNumber(text)
const SHARE = 'Indiquez chaque part en pour cent, comme 40.'
const LIMIT = 'Indiquez une durée depuis le départ, par exemple 6:30 pour six heures et demie.'

const READERS: Readonly<
  Record<string, readonly [(text: string) => number | null | undefined, string]>
> = {
  distance: [(text) => readScaled(text, 1000), NUMBER],
  denivele: [(text) => readScaled(text, 1), NUMBER],
  denivele_negatif: [(text) => readScaled(text, 1), NUMBER],
  barriere_horaire: [readLimit, LIMIT],
  prix: [(text) => readScaled(text, 100), NUMBER],
  places: [readWhole, NUMBER],
  age_min: [readWhole, NUMBER],
  nb_ravitaillements: [readWhole, NUMBER],
  label_annee: [readWhole, NUMBER],
  parcours_id: [readWhole, NUMBER],
}

const count = (value: number | null) => writeScaled(value, 1)

export function toEpreuveValues(epreuve: EpreuveEditee | null): Record<string, string> {
  return {
    nom: epreuve?.nom ?? '',
    type: epreuve?.type ?? '',
    distance: writeScaled(epreuve?.distance ?? null, 1000),
    denivele: count(epreuve?.denivele ?? null),
    denivele_negatif: count(epreuve?.denivele_negatif ?? null),
    date_depart: epreuve?.date_depart ?? '',
    heure_depart: epreuve?.heure_depart ?? '',
    barriere_horaire: writeLimit(epreuve?.barriere_horaire ?? null),
    prix: writeScaled(epreuve?.prix ?? null, 100),
    places: count(epreuve?.places ?? null),
    age_min: count(epreuve?.age_min ?? null),
    nb_ravitaillements: count(epreuve?.nb_ravitaillements ?? null),
    certif: String(epreuve?.certif ?? false),
    parcours_mesure: String(epreuve?.parcours_mesure ?? false),
    label_niveau: epreuve?.label_niveau ?? '',
    label_annee: count(epreuve?.label_annee ?? null),
    resultats_url: epreuve?.resultats_url ?? '',
    materiel: (epreuve?.materiel ?? []).join('\n'),
    parcours_id: count(epreuve?.parcours_id ?? null),
    surfaces: JSON.stringify(epreuve?.surfaces ?? {}),
    points: JSON.stringify(listPoints(epreuve)),
  }
}

/** Points without ids: the server replaces the whole list. */
export const listPoints = (epreuve: EpreuveEditee | null): CoursePoint[] =>
  (epreuve?.points ?? []).map(({ id: _, ...point }) => point)

/**
 * Changed fields as request body.
 * @param findOthers further errors of the valid values, reported together with the parse errors
 * @throws CallError `champs_invalides` for an invalid number
 */
export function toEpreuveChanges(
  fields: Fields,
  findOthers: (read: EpreuveChanges) => Record<string, string> = () => ({}),
): EpreuveChanges {
  const errors: Record<string, string> = {}
  const changes = Object.entries(fields).map(([name, field]) => {
    const text = String(field)
    const [read, message] = READERS[name] ?? []
    if (!read) {
      const value = readOther(name, text)
      if (name === 'surfaces' && Object.values(Object(value)).includes(null)) {
        errors.surfaces = SHARE
        return [name, undefined]
      }
      return [name, value]
    }
    const value = read(text)
    if (value === undefined) errors[name] = message ?? NUMBER
    return [name, value]
  })
  const read: EpreuveChanges = Object.fromEntries(
    changes.filter(([, value]) => value !== undefined),
  )
  if (Object.keys(errors).length) throw invalidFields({ ...findOthers(read), ...errors })
  return Object.fromEntries(changes)
}

function readOther(name: string, text: string): unknown {
  if (FLAGS.includes(name)) return text === 'true'
  if (name === 'points' || name === 'surfaces') return JSON.parse(text)
  if (name === 'materiel')
    return text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
  // Both fields are required: left out when empty, the server reports them as missing.
  if (name === 'nom' || name === 'type') return text || undefined
  return text || null
}

/** « 6h30 après le départ »; an invalid duration is returned unchanged. */
export function formatLimitText(text: string, depart: Depart | null = null): string {
  const seconds = readLimit(text)
  return seconds ? formatLimite(seconds, depart) : text
}

export function formatEpreuveValue(name: string, text: string): string {
  if (FLAGS.includes(name)) return text === 'true' ? 'oui' : 'non'
  if (name === 'type') return TYPE_COURSE_LABELS[text as TypeCourse] ?? text
  if (name === 'label_niveau') return NIVEAU_LABEL_LABELS[text as NiveauLabel] ?? text
  if (name === 'barriere_horaire') return formatLimitText(text)
  if (name === 'points') {
    const points = JSON.parse(text) as CoursePoint[]
    return points.map(({ km, nom }) => `km ${km}${nom ? `, ${nom}` : ''}`).join('\n')
  }
  if (name !== 'surfaces') return text
  const shares = Object.entries(JSON.parse(text) as Record<string, number>)
  return shares
    .map(([type, share]) => `${getSurface(type).label} ${Math.round(share * 100)}\u00a0%`)
    .join('\n')
}

/** A point in the form; a new one is not saved until it is edited. */
export type Placed = CoursePoint & { key: number; isUntouched?: boolean }

export const writePoints = (points: readonly Placed[]): string =>
  JSON.stringify(
    points
      .filter(({ isUntouched }) => !isUntouched)
      .map(({ key: _, isUntouched: __, ...point }) => point)
      .toSorted((a, b) => a.km - b.km),
  )

const UNSAID: EpreuveToCheck = {
  ...{ distance: null, denivele: null, denivele_negatif: null, nb_ravitaillements: null },
  ...{ date_depart: null, heure_depart: null, barriere_horaire: null, surfaces: {} },
  ...{ label_niveau: null, label_annee: null, age_min: null, prix: null, places: null, points: [] },
}

export function findErrors(
  read: EpreuveChanges,
  epreuve: EpreuveEditee | null,
  edition: EditionEditee & { fuseau: string },
): Record<string, string> {
  const values = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  const after = { ...UNSAID, ...epreuve, ...values }
  return { ...findEpreuveErrors(after, edition), ...findBlanks(epreuve ?? read) }
}
