import { accumulateDistances } from '@foulee/trace/distance'
import { layWay } from '@foulee/trace/locate'
import { encodePolyline } from '@foulee/trace/polyline'
import { expect, it } from 'vitest'
import { listTurns } from './list-turns.ts'

const line = (...lons: number[]) => ({
  lon: Float64Array.from(lons),
  lat: Float64Array.from(lons, () => 45.9),
})
const metresOf = (from: number, to: number) => accumulateDistances(line(from, to), 0)[1] ?? 0

const troncon = (from: number, to: number, consignes: [at: number, texte: string][]) => ({
  ligne: encodePolyline(line(from, to)),
  altitudes: [],
  distance: 0,
  mode: 'chemin' as const,
  terrains: null,
  consignes: consignes.map(([lon, texte]) => ({
    metres: Math.round(metresOf(from, lon)),
    type: 'gauche' as const,
    texte,
  })),
})

const TRONCONS = [
  troncon(6.1, 6.12, [
    [6.1, 'Partez vers l’est.'],
    [6.11, 'Prenez à gauche.'],
  ]),
  troncon(6.12, 6.14, [[6.13, 'Prenez à droite.']]),
]

it('turns stand at their place along the whole route', () => {
  const turns = listTurns({ troncons: TRONCONS }, layWay([line(6.1, 6.12, 6.14)]))
  expect(turns.map(({ texte }) => texte)).toEqual([
    'Partez vers l’est.',
    'Prenez à gauche.',
    'Prenez à droite.',
  ])
  expect(turns[2]?.metres).toBeCloseTo(metresOf(6.1, 6.13), -1)
})

it('of a route with a hidden start, turns count from what is shown', () => {
  const turns = listTurns({ troncons: TRONCONS }, layWay([line(6.105, 6.12, 6.14)]))
  expect(turns.map(({ texte }) => texte)).toEqual(['Prenez à gauche.', 'Prenez à droite.'])
  expect(turns[0]?.metres).toBeCloseTo(metresOf(6.105, 6.11), -1)
})

it('a route of a file has none', () => {
  const bare = TRONCONS.map((known) => ({ ...known, consignes: null }))
  expect(listTurns({ troncons: bare }, layWay([line(6.1, 6.14)]))).toEqual([])
})
