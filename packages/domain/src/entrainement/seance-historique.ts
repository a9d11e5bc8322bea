import { NIVEAU_LABELS } from '../membres/profil.ts'
import {
  describeFields,
  describeMoveOf,
  describeMoveTo,
  type FieldWords,
  quote,
  shorten,
} from '../shared/historique.ts'
import { SPORT_LABELS } from '../shared/sport.ts'
import type { Changes } from '../shared/version.ts'
import { listLieux, listPlaced } from './lieux.ts'
import { writeRaccourci } from './raccourci-write.ts'
import { OBJECTIF_SEANCE_LABELS } from './seance.ts'
import type { Step } from './step.ts'

const DERIVED = ['steps_ids', 'duree', 'distance', 'charge']

export function labelSection(section: string, changes: Changes): string {
  if (section === 'photos') return 'Photos'
  const fields = Object.keys(changes).filter((field) => !DERIVED.includes(field))
  return fields.length > 0 && fields.every((field) => field === 'steps')
    ? 'Les étapes'
    : 'La séance'
}

export const formatChoice = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  labels[String(value)] ?? null

const WORDS: FieldWords = {
  names: {
    titre: 'le titre',
    sport: 'le sport',
    objectif: 'l’objectif',
    niveau: 'le niveau',
    description: 'la description',
    denivele: 'le dénivelé positif',
    video: 'la vidéo',
    tags: 'les étiquettes',
    photos: 'le nombre de photos',
    photo: 'la photo',
  },
  formatters: {
    sport: formatChoice(SPORT_LABELS),
    objectif: formatChoice(OBJECTIF_SEANCE_LABELS),
    niveau: formatChoice(NIVEAU_LABELS),
    denivele: (value) => `${value}\u00a0m`,
  },
}

export function describeChanges(changes: Changes): string[] {
  const { steps, ...fields } = changes
  const said = Object.entries(fields).filter(([field]) => !DERIVED.includes(field))
  return [
    ...(steps ? describeSteps(steps) : []),
    ...describeFields(Object.fromEntries(said), WORDS),
  ]
}

function describeSteps([before, after]: readonly [unknown, unknown]): string[] {
  const [was, now] = [asSteps(before), asSteps(after)]
  return [describeShorthand(was, now), describePlaces(was, now)].filter((line) => line !== null)
}

const asSteps = (value: unknown) => (Array.isArray(value) ? (value as Step[]) : [])

function describeShorthand(was: readonly Step[], now: readonly Step[]): string | null {
  if (writeRaccourci(was) === writeRaccourci(now)) return null
  if (now.length === 0) return 'a effacé les étapes'
  if (was.length === 0) return `a écrit les étapes\u00a0: ${quote(shorten(writeRaccourci(now)))}`
  const [old, fresh] = writeAround(was, now)
  return `a changé les étapes de ${quote(old)} à ${quote(fresh)}`
}

/** Both shorthands; long ones start at the first difference. */
function writeAround(was: readonly Step[], now: readonly Step[]): [string, string] {
  const whole = [writeRaccourci(was), writeRaccourci(now)] as const
  if (whole.every((text) => shorten(text) === text)) return [...whole]
  const same = was.findIndex((step, rank) => {
    const other = now[rank]
    return !other || writeRaccourci([step]) !== writeRaccourci([other])
  })
  const from = same < 0 ? was.length : same
  const cut = (steps: readonly Step[]) => {
    const rest = writeRaccourci(steps.slice(from))
    return shorten(from > 0 ? ['…', rest].filter(Boolean).join(' ') : rest)
  }
  return [cut(was), cut(now)]
}

const writePlaces = (steps: readonly Step[]) =>
  JSON.stringify(listPlaced(steps).map(({ position }) => position))

/** Coordinates are not listed: only more, fewer, or changed locations. */
function describePlaces(was: readonly Step[], now: readonly Step[]): string | null {
  if (writePlaces(was) === writePlaces(now)) return null
  const [old, fresh] = [listLieux(was).length, listLieux(now).length]
  if (old === fresh) return 'a déplacé des lieux'
  return `a changé le nombre de lieux de ${old} à ${fresh}`
}

/** Label of a publication step; a step with a reason is by staff. */
export const describeMove = (_de: number | null, vers: number, motif: string | null): string =>
  describeMoveTo(vers, motif !== null, 'feminin')

export const describeDeed = (_de: number | null, vers: number, motif: string | null): string =>
  describeMoveOf(
    { vers, motif, isSentBack: motif !== null },
    { thing: 'la séance', accord: 'feminin' },
  )
