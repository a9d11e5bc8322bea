/**
 * Builds the SVG file of the départements: `npm run silhouettes -w @foulee/web`. Needed only after
 * the basemap was rebuilt; the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { sheet } from '../../app/kit/map/silhouettes.ts'
import { simplifyLine } from '../../app/ui/relief-ring.ts'

type Point = readonly [x: number, y: number]
type Shape = {
  type: 'Polygon' | 'MultiPolygon'
  arcs: number[][] | number[][][]
  properties: { code: string }
}
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { departements: { geometries: Shape[] } }
}
type Frame = { x: number; y: number; width: number; height: number }

const source = new URL('../../app/kit/map/basemap/territoires.json', import.meta.url)
const target = new URL('../../app/kit/map/silhouettes.svg', import.meta.url)
const tolerance = 0.9
const smallest = 3

const overseas = ['971', '972', '973', '974', '976']
const metropole: Frame = { x: 4, y: 4, width: 592, height: 544 }
const closeUp: Frame = inset(sheet.frame, 12)
const box = { width: 84, height: 68 }

function inset({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const tangent = (lat: number) => Math.tan(Math.PI / 4 + radians(lat) / 2)

/** Lambert conformal conic, parallels 44° and 49°: the familiar outline of France. */
function project([lon, lat]: Point): Point {
  const n =
    Math.log(Math.cos(radians(44)) / Math.cos(radians(49))) / Math.log(tangent(49) / tangent(44))
  const radius = tangent(lat) ** -n
  const angle = n * radians(lon - 3)
  return [radius * Math.sin(angle), radius * Math.cos(angle)]
}

/** Equirectangular, for territories near the equator. */
const plain = ([lon, lat]: Point): Point => [lon, -lat]

const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology
const shapes = topology.objects.departements.geometries

function decodeArc(index: number): Point[] {
  const { scale, translate } = topology.transform
  let [x, y] = [0, 0]
  return (topology.arcs[index] ?? []).map(([dx, dy]) => {
    ;[x, y] = [x + dx, y + dy]
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

const ringsOf = ({ type, arcs }: Shape): number[][] =>
  type === 'Polygon' ? (arcs as number[][]) : (arcs as number[][][]).flat()

/**
 * Fits the shapes into a frame; arcs are simplified before they are joined, so that no gap opens.
 */
function draw(codes: readonly string[], frame: Frame, toPlane: (point: Point) => Point) {
  const chosen = shapes.filter(({ properties }) => codes.includes(properties.code))
  const used = new Set(chosen.flatMap((shape) => ringsOf(shape).flat().map(absolute)))
  const planar = new Map([...used].map((index) => [index, decodeArc(index).map(toPlane)]))
  const place = fit([...planar.values()].flat(), frame)
  const arcs = new Map(
    [...planar].map(([index, arc]) => [index, simplifyLine(arc.map(place), tolerance).map(round)]),
  )
  return Object.fromEntries(
    chosen.map((shape) => [
      shape.properties.code,
      ringsOf(shape)
        .map((ring) => joinArcs(ring, arcs))
        .filter((ring) => areaOf(ring) >= smallest)
        .map(toPath)
        .join(''),
    ]),
  )
}

/** TopoJSON writes a reversed arc as `~index`. */
const absolute = (index: number) => (index < 0 ? ~index : index)
const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

function fit(points: Point[], { x, y, width, height }: Frame) {
  const xs = points.map(([px]) => px)
  const ys = points.map(([, py]) => py)
  const [left, top] = [min(xs), min(ys)]
  const [w, h] = [max(xs) - left, max(ys) - top]
  const scale = Math.min(width / w, height / h)
  const [dx, dy] = [x + (width - w * scale) / 2, y + (height - h * scale) / 2]
  return ([px, py]: Point): Point => [dx + (px - left) * scale, dy + (py - top) * scale]
}

const min = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
const max = (values: number[]) => values.reduce((a, b) => Math.max(a, b))

function joinArcs(ring: number[], arcs: Map<number, Point[]>): Point[] {
  const points = ring.flatMap((index) => {
    const arc = arcs.get(absolute(index)) ?? []
    return (index < 0 ? arc.toReversed() : arc).slice(1)
  })
  return points.filter(([x, y], at) => {
    const [px, py] = points[at - 1] ?? points.at(-1) ?? []
    return x !== px || y !== py
  })
}

function areaOf(ring: Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  return Math.abs(twice) / 2
}

function toPath(ring: Point[]): string {
  let [x, y] = ring[0] ?? [0, 0]
  const steps = ring.slice(1).map(([nx, ny]) => {
    const step = `${nx - x} ${ny - y}`
    ;[x, y] = [nx, ny]
    return step
  })
  return `M${ring[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const codes = shapes.map(({ properties }) => properties.code)
const mainland = codes.filter((code) => !overseas.includes(code))
const islands = overseas.map((code, index) =>
  draw([code], { x: 8 + index * (box.width + 14), y: 566, ...box }, plain),
)
const write = (prefix: string, drawn: Record<string, string>) =>
  Object.entries(drawn).map(([code, d]) => `<path id="${prefix}${code}" d="${d}"/>`)
const paths = [
  ...write('d', Object.assign({}, draw(mainland, metropole, project), ...islands)),
  ...write('p', draw(sheet.closeUp, closeUp, project)),
]
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`
writeFileSync(target, svg)
process.stdout.write(`silhouettes.svg: ${(gzipSync(svg).length / 1024).toFixed(1)} KB gz\n`)
