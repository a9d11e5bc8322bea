import type { Scene } from './scenes.ts'
import {
  drawGlints,
  drawGround,
  drawRows,
  drawSnow,
  drawTown,
  drawTrees,
  makeRidge,
} from './shapes.ts'
import { fill, gradient, HEIGHT, WIDTH } from './svg.ts'

/**
 * In pixels from the top: horizon, first ridge, depth over which ridges are spread, their height.
 */
const LAND = { horizon: 470, first: 470, depth: 420, height: 360 }
const SEA = { horizon: 620, first: 640, depth: 330, height: 330 }

export function drawScene(nom: string, scene: Scene): string {
  const { ciel, terre, mer, ville = [] } = scene
  const [x, y, radius, light] = scene.soleil
  const { horizon } = mer ? SEA : LAND
  const ranges = terre.plans.map((_, rank) => drawRange(nom, scene, rank))
  const far = mer
    ? [
        ...ranges.splice(0, 1),
        fill(horizon, 'url(#mer)'),
        drawGlints(`${nom} reflets`, x, horizon, light),
      ]
    : []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>`,
    gradient('ciel', 'linear', [0, ciel[0]], [0.38, ciel[1]], [0.62, ciel[2]]),
    gradient('voile', 'linear', [0, ciel[2], 0], [1, ciel[2], 0.38]),
    gradient('halo', 'radial', [0, light, 0.75], [1, light, 0]),
    mer ? gradient('mer', 'linear', [0, mer[0]], [1, mer[1]]) : '',
    `</defs>${fill(0, 'url(#ciel)')}`,
    `<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#halo)"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>`,
    ...far,
    ranges.join(fill(horizon - 60, 'url(#voile)', ' opacity=".5"')),
    ...ville.map((colour, rank) => drawTown(`${nom} ${rank} ville`, colour, rank)),
    terre.rangs ? drawRows(terre.rangs) : '',
    '</svg>',
  ].join('')
}

function drawRange(nom: string, { terre, mer }: Scene, rank: number): string {
  const { plans, relief, neige, arbres = '' } = terre
  const colour = plans[rank] ?? ''
  const { first, depth, height } = mer ? SEA : LAND
  const last = plans.length - 1
  const share = rank / last
  const ridge = makeRidge(`${nom} ${rank}`, {
    base: first + share * depth,
    height: height * relief * (1 - 0.55 * share) + 40,
    relief,
    side: mer && rank > 0 ? (rank % 2 ? 'left' : 'right') : null,
  })
  const [wood, scale] = rank === last ? [arbres, 1] : [colour, 0.55]
  return [
    drawGround(colour, ridge),
    neige && rank < 2 ? drawSnow(`${nom} neige ${rank}`, ridge, rank ? 0.78 : 0.62) : '',
    arbres && rank >= last - 1 ? drawTrees(`${nom} ${rank} arbres`, ridge, wood, scale) : '',
  ].join('')
}
