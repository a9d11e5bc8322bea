import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import type { Input } from '@foulee/contract/shared/call'
import type { Drawing } from '@foulee/domain/parcours/tracer/drawing'
import { drawLegs, drawLine, type LineBook } from '@foulee/domain/parcours/tracer/leg-lines'
import { type Line, lineLength } from '@foulee/domain/parcours/tracer/line'
import type { Position } from '@foulee/domain/shared/geo'
import { at } from '@foulee/trace/column'
import { decodePolyline, encodePolyline } from '@foulee/trace/polyline'

type WireLine = Pick<Troncon, 'mode' | 'ligne' | 'altitudes' | 'terrains' | 'consignes'>

/** @throws RangeError on an invalid polyline */
export function readLine({ mode, ligne, altitudes, terrains, consignes }: WireLine): Line {
  const { lon, lat } = decodePolyline(ligne)
  const positions = Array.from(lon, (degrees, index): Position => [degrees, at(lat, index)])
  return {
    mode,
    positions,
    altitudes: positions.map((_, index) => altitudes[index] ?? null),
    terrains,
    consignes,
  }
}

export const toColumns = (positions: readonly Position[]) => ({
  lon: Float64Array.from(positions, ([lon]) => lon),
  lat: Float64Array.from(positions, ([, lat]) => lat),
})

export const writeLine = ({ mode, positions, altitudes, terrains, consignes }: Line): WireLine => ({
  mode,
  ligne: encodePolyline(toColumns(positions)),
  altitudes: [...altitudes],
  terrains:
    terrains === null
      ? null
      : terrains.map(([debut, fin, surface]) => [toMetres(debut), toMetres(fin), surface]),
  consignes:
    consignes === null
      ? null
      : consignes.map((consigne) => ({ ...consigne, metres: toMetres(consigne.metres) })),
})

const toMetres = (metres: number) => Math.max(0, Math.round(metres))

/** A stored drawing with its lines as they are: nothing of it is asked anew. */
export function readDessin({
  points,
  troncons,
}: Pick<DessinParcours, 'points' | 'troncons'>): Drawing {
  return {
    points: points.map(({ position: [lon, lat] }) => [lon, lat]),
    legs: troncons.map((troncon, index) => ({
      mode: points[index + 1]?.mode ?? troncon.mode,
      line: readLine(troncon),
    })),
  }
}

export type Dessin = Pick<Input<'POST /api/parcours/traces'>['body'], 'points' | 'troncons'>

export function writeDessin(drawing: Drawing, book: LineBook): Dessin {
  const modes = drawing.legs.map(({ mode }) => mode)
  return {
    points: drawing.points.map(([lon, lat], index) => ({
      position: [lon, lat],
      mode: modes[index - 1] ?? modes[0] ?? 'chemin',
    })),
    troncons: drawLegs(drawing, book).map((line) => ({
      ...writeLine(line),
      distance: toMetres(lineLength(line)),
    })),
  }
}

export function writeWhole(drawing: Drawing, book: LineBook) {
  const { ligne, altitudes, terrains } = writeLine(drawLine(drawing, book))
  return { ligne, altitudes, terrains }
}
