import type { Montee, Parcours, ParcoursPoint } from '@foulee/contract/parcours/parcours'
import { deNom } from '@foulee/domain/shared/de-nom'
import { formatDistance, formatDistanceShort, formatNombre } from '@foulee/domain/shared/mesure'
import { getSurface } from '@foulee/domain/shared/surface'
import { distanceBetween } from '@foulee/trace/distance'
import { placeAt, readSamples, type Samples } from '#kit/track/route-samples.ts'
import { metresText, slopeText } from '#kit/track/route-texts.ts'
import { findLongestDescent, labelDirection } from './parcours-terrain.ts'

const NBSP = '\u00a0'
const ORDINALS = ['première', 'deuxième', 'troisième']
/** Metres of gain per kilometre below which a route counts as flat. */
const FLAT = 8

type DescribedParcours = Pick<
  Parcours,
  'forme' | 'distance' | 'trace' | 'points' | 'surfaces' | 'ville' | 'types'
>
type Trace = NonNullable<Parcours['trace']>

const km = (metres: number) => `km${NBSP}${formatNombre(metres / 1000, 1).replace(/,0$/, '')}`

export function describeParcours(parcours: DescribedParcours): string[] {
  const { trace } = parcours
  if (!trace) return []
  const samples = readSamples(trace)
  return [
    describeStart(parcours, trace, samples),
    trace.denivele.calcule === null
      ? 'Le fichier ne donne pas l’altitude\u00a0: les montées et les descentes ne sont pas connues.'
      : [describeClimbs(trace), describeTop(trace, samples), describeDescent(trace, samples)].join(
          ' ',
        ),
    describeGround(parcours.surfaces),
    describePoints(parcours.points),
    describeEnd(parcours, trace, samples),
  ].filter(Boolean)
}

const SHAPES = { boucle: 'une boucle', aller_retour: 'un aller-retour', traversee: 'une traversée' }

function describeStart(
  { forme, ville }: DescribedParcours,
  trace: Trace,
  samples: Samples,
): string {
  const from = ville ? `Au départ ${deNom(ville)}, c’est` : 'C’est'
  const shape = `${SHAPES[forme ?? 'traversee']} de ${formatDistance(trace.distance)}`
  const ahead = placeAt(samples, Math.min(1500, samples.length * 0.15))
  const direction = labelDirection(placeAt(samples, 0), ahead)
  const way = direction ? ` qui part vers ${direction}` : ''
  const hidden = trace.est_masque
    ? ' Les abords du départ et de l’arrivée sont cachés par son auteur\u00a0: les distances comptent à partir de ce qui se voit.'
    : ''
  return `${from} ${shape}${way}.${hidden}`
}

function describeClimbs({ montees, denivele, distance }: Trace): string {
  const total = denivele.calcule ?? 0
  const isFlat = total / Math.max(1, distance / 1000) < FLAT
  if (isFlat || montees.length === 0) {
    return isFlat
      ? `Le terrain est presque plat\u00a0: ${metresText(total)} de montée en tout.`
      : `On monte de ${metresText(total)} en tout, sans longue côte.`
  }
  const inOrder = montees.toSorted((a, b) => a.debut - b.debut)
  const told = inOrder.map((montee, index) => describeClimb(montee, index, inOrder.length))
  return `On monte de ${metresText(total)} en tout. ${told.join(' ')}`
}

function describeClimb(montee: Montee, index: number, count: number): string {
  const { debut, fin, denivele, pente_moyenne, pente_max, altitude_fin } = montee
  const name = count === 1 ? 'La montée principale' : `La ${ORDINALS[index]} grande montée`
  const steepest =
    pente_max > pente_moyenne + 0.03 ? ` et ${slopeText(pente_max)} au plus raide` : ''
  const start = debut < 50 ? 'commence dès le départ' : `commence au ${km(debut)}`
  return (
    `${name} ${start}\u00a0: ${metresText(denivele)} de dénivelé en ` +
    `${formatDistanceShort(fin - debut)}, à ${slopeText(pente_moyenne)} en moyenne${steepest}, ` +
    `jusqu’à ${metresText(altitude_fin)}.`
  )
}

function describeTop({ altitude_max }: Trace, { altitudes, step }: Samples): string {
  if (altitude_max === null) return ''
  const known = altitudes.map((altitude) => altitude ?? Number.NEGATIVE_INFINITY)
  const metres = known.indexOf(Math.max(...known)) * step
  return `Le point le plus haut, à ${metresText(altitude_max)}, est au ${km(metres)}.`
}

function describeDescent({ denivele_negatif }: Trace, samples: Samples): string {
  const descent = findLongestDescent(samples)
  const total = denivele_negatif.calcule ?? 0
  if (!descent || descent.drop < 60) return ''
  const { from, to, drop } = descent
  return (
    `On descend de ${metresText(total)} en tout\u00a0; la plus longue descente va du ${km(from)} au ` +
    `${km(to)} et perd ${metresText(drop)}, à ${slopeText(drop / Math.max(1, to - from))} en moyenne.`
  )
}

/** Share of a surface below which it is left out. */
const LEAST_SHARE = 0.05

function describeGround(surfaces: DescribedParcours['surfaces']): string {
  const shares = Object.entries(surfaces)
    .filter(([, share]) => share >= LEAST_SHARE)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([type, share]) => {
      const { label } = getSurface(type)
      return `${label.toLocaleLowerCase('fr')} (${formatNombre(share * 100)}${NBSP}%)`
    })
  return shares.length > 0 ? `Sous les pieds\u00a0: ${join(shares)}.` : ''
}

const isWater = ({ type }: ParcoursPoint) => type === 'eau' || type === 'ravitaillement'

function describePoints(points: readonly ParcoursPoint[]): string {
  const water = points.filter(isWater)
  const dangers = points.filter(({ type }) => type === 'danger')
  const namedPoints = points.filter(
    (point) => !isWater(point) && point.type !== 'danger' && point.nom,
  )
  return [
    water.length > 0
      ? `De l’eau est signalée ${join(water.map(formatPlace))}.`
      : 'Aucun point d’eau n’est signalé.',
    dangers.length > 0 && `Prudence ${join(dangers.map(formatPlace))}.`,
    namedPoints.length > 0 &&
      `À voir ou à savoir\u00a0: ${join(namedPoints.map(formatNamedPlace))}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const formatPlace = ({ metres, nom }: ParcoursPoint) => `au ${km(metres)}${nom ? ` (${nom})` : ''}`

const formatNamedPlace = ({ metres, nom }: ParcoursPoint) => `${nom}, au ${km(metres)}`

function describeEnd({ forme }: DescribedParcours, trace: Trace, samples: Samples): string {
  const end = placeAt(samples, samples.length)
  const height = end.altitude === null ? '' : `, à ${metresText(end.altitude)} d’altitude`
  if (forme !== 'traversee') {
    return trace.est_masque
      ? 'On finit là où l’on est parti.'
      : `On finit là où l’on est parti${height}.`
  }
  const [start, finish] = [trace.depart, trace.arrivee]
  const away = distanceBetween(start[0], start[1], finish[0], finish[1])
  const direction = labelDirection(
    { lon: start[0], lat: start[1] },
    { lon: finish[0], lat: finish[1] },
  )
  const where = direction ? ` vers ${direction}` : ''
  return `L’arrivée est à ${formatDistanceShort(away)} du départ à vol d’oiseau${where}${height}.`
}

function join(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${last}` : last
}
