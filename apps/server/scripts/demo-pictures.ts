import { mkdir, writeFile } from 'node:fs/promises'
import { seededRandom } from '@foulee/trace/seeded-random'
import sharp from 'sharp'

/**
 * `npm run demo-pictures -w @foulee/server`: draws the pictures of the demo world, ours, in the sizes
 * of a photo, into `packages/db/src/demo/images`. They are committed; drawn again, they are the same.
 */
const OUT = new URL('../../../packages/db/src/demo/images/', import.meta.url)
const [WIDTH, HEIGHT] = [1600, 1066]
const WIDTHS = [480, 960, 1920]

type Scene = {
  nom: string
  /** Sky from above to the horizon. */
  ciel: readonly [string, string, string]
  soleil: readonly [x: number, y: number, rayon: number, couleur: string]
  /** From the farthest range to the nearest. */
  plans: readonly string[]
  /** How steep the ranges are, from 0 to 1. */
  relief: number
  neige?: boolean
  arbres?: string
  mer?: readonly [string, string]
  ville?: readonly string[]
  rangs?: string
}

const JOUR = ['#7fb6d9', '#bfdde6', '#f3efdd'] as const
const AUBE = ['#39507a', '#d98f86', '#fbd9a0'] as const
const SOIR = ['#2b3358', '#b8586a', '#ffb067'] as const
const BRUME = ['#aebfc0', '#d3dbd3', '#f1efe2'] as const
const NUIT = ['#0f1d33', '#2d4a6b', '#87a0ab'] as const
const SAPIN = ['#a9c2b8', '#7fa491', '#4f8069', '#246048', '#0f3b2b'] as const
const BLEU = ['#b7c7d3', '#8da8bd', '#5f83a0', '#3a5f7d', '#1d3c54'] as const
const ROUX = ['#d9b48f', '#c98f5c', '#a8663a', '#75422a', '#3d2620'] as const
const OCRE = ['#e3d3a6', '#cdb878', '#a99a55', '#75753d', '#3f4a2a'] as const

const SCENES: readonly Scene[] = [
  {
    nom: 'alpes-matin',
    ciel: AUBE,
    soleil: [1120, 430, 90, '#fff1cf'],
    plans: BLEU,
    relief: 1,
    neige: true,
    arbres: '#12293a',
  },
  {
    nom: 'alpes-ete',
    ciel: JOUR,
    soleil: [380, 250, 80, '#fff8e0'],
    plans: SAPIN,
    relief: 0.95,
    neige: true,
    arbres: '#0b2e21',
  },
  {
    nom: 'cretes-soir',
    ciel: SOIR,
    soleil: [820, 520, 120, '#ffe2a8'],
    plans: ['#a6647a', '#7c4a6c', '#55375c', '#332748', '#1b1830'],
    relief: 0.7,
  },
  {
    nom: 'neige',
    ciel: BRUME,
    soleil: [1240, 280, 70, '#ffffff'],
    plans: ['#d7e0e4', '#bccbd4', '#e6edf0', '#cfdbe1', '#f4f7f8'],
    relief: 0.8,
    neige: true,
    arbres: '#3a5560',
  },
  {
    nom: 'collines-vertes',
    ciel: JOUR,
    soleil: [1200, 240, 75, '#fff8e0'],
    plans: ['#b9cfae', '#94b884', '#6a9a5d', '#427842', '#23522f'],
    relief: 0.25,
  },
  {
    nom: 'collines-automne',
    ciel: AUBE,
    soleil: [460, 420, 95, '#fff0cc'],
    plans: ROUX,
    relief: 0.3,
    arbres: '#2d1b17',
  },
  {
    nom: 'foret-brume',
    ciel: BRUME,
    soleil: [800, 300, 110, '#fdfbf0'],
    plans: SAPIN,
    relief: 0.3,
    arbres: '#0f3b2b',
  },
  {
    nom: 'foret-automne',
    ciel: JOUR,
    soleil: [1250, 260, 70, '#fff3d6'],
    plans: ROUX,
    relief: 0.4,
    arbres: '#5a2c1a',
  },
  {
    nom: 'vignes',
    ciel: JOUR,
    soleil: [330, 230, 80, '#fff8e0'],
    plans: OCRE,
    relief: 0.22,
    rangs: '#2f3d22',
  },
  {
    nom: 'garrigue',
    ciel: ['#5f9fc9', '#a8d0dd', '#f7ead0'],
    soleil: [1180, 260, 95, '#fffbe8'],
    plans: ['#d8c8b4', '#c9b295', '#b19a74', '#87794f', '#4b4a2e'],
    relief: 0.55,
    arbres: '#333a20',
  },
  {
    nom: 'cote-jour',
    ciel: JOUR,
    soleil: [420, 260, 80, '#fff8e0'],
    plans: ['#9bb3a4', '#6d9380', '#3f7159', '#1c4a38'],
    relief: 0.35,
    mer: ['#6fb0cf', '#2f7ea8'],
  },
  {
    nom: 'cote-soir',
    ciel: SOIR,
    soleil: [1060, 560, 130, '#ffe0a0'],
    plans: ['#6f4a6a', '#4e3558', '#332545', '#1c1630'],
    relief: 0.4,
    mer: ['#d98a76', '#5d3f6b'],
  },
  {
    nom: 'plage',
    ciel: ['#8ec3da', '#cfe5e6', '#fbf3df'],
    soleil: [1230, 230, 75, '#fffbe8'],
    plans: ['#b6c4a8', '#e6d5a8', '#d9c28a', '#c2a768'],
    relief: 0.12,
    mer: ['#8fcbd2', '#4b9fb8'],
  },
  {
    nom: 'tropiques',
    ciel: ['#3f8fb5', '#8fd0d2', '#fdebc2'],
    soleil: [360, 300, 95, '#fff6d8'],
    plans: ['#8fb9a8', '#4f9678', '#217556', '#0d513c', '#06331f'],
    relief: 0.85,
    mer: ['#5fc0bd', '#1f8a98'],
  },
  {
    nom: 'ville-jour',
    ciel: JOUR,
    soleil: [1230, 240, 75, '#fff8e0'],
    plans: ['#c9cfc4', '#aab8ac'],
    relief: 0.15,
    ville: ['#9fb0b0', '#6f8a8c', '#3f6265', '#173f3c'],
  },
  {
    nom: 'ville-soir',
    ciel: SOIR,
    soleil: [540, 560, 120, '#ffdca0'],
    plans: ['#8a5a74', '#6b4868'],
    relief: 0.2,
    ville: ['#6a4769', '#49355a', '#2f2647', '#191730'],
  },
  {
    nom: 'ville-nuit',
    ciel: NUIT,
    soleil: [1180, 250, 46, '#f4f1de'],
    plans: ['#54708a', '#3f5a75'],
    relief: 0.15,
    ville: ['#39536d', '#294058', '#1a2d42', '#0d1a29'],
  },
  {
    nom: 'plaine',
    ciel: ['#86b4cf', '#c9dfe0', '#f7eed6'],
    soleil: [430, 330, 85, '#fff6dc'],
    plans: ['#c8d0a8', '#d8c987', '#b9b35f', '#7f9347', '#486a36'],
    relief: 0.1,
    rangs: '#3a5a2e',
  },
]

function draw(scene: Scene): string {
  const { nom, ciel, soleil, plans, relief, neige, arbres, mer, ville, rangs } = scene
  const [x, y, radius, light] = soleil
  const horizon = mer ? 620 : 470
  const ranges = plans.map((colour, rank) => {
    const share = plans.length > 1 ? rank / (plans.length - 1) : 1
    const base = mer ? 640 + share * 330 : horizon + share * 420
    const height = (mer ? 330 : 360) * relief * (1 - 0.55 * share) + 40
    const side = mer && rank > 0 ? (rank % 2 ? 'left' : 'right') : null
    const line = drawRidge(`${nom} ${rank}`, base, height, relief, side)
    const isSnowy = neige && rank < 2
    return [
      `<path fill="${colour}" d="${close(line)}"/>`,
      isSnowy ? drawSnow(nom, rank, line) : '',
      arbres && rank >= plans.length - 2
        ? drawTrees(
            `${nom} ${rank}`,
            line,
            rank === plans.length - 1 ? arbres : colour,
            rank === plans.length - 1 ? 1 : 0.55,
          )
        : '',
    ].join('')
  })
  const town = (ville ?? []).map((colour, rank) =>
    drawTown(`${nom} ${rank}`, colour, 600 + rank * 105, rank),
  )
  const sea = mer
    ? `<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#mer)"/>${drawGlints(nom, x, horizon, light)}`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="ciel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ciel[0]}"/><stop offset=".38" stop-color="${ciel[1]}"/><stop offset=".62" stop-color="${ciel[2]}"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="voile" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ciel[2]}" stop-opacity="0"/><stop offset="1" stop-color="${ciel[2]}" stop-opacity=".38"/></linearGradient>
${mer ? `<linearGradient id="mer" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mer[0]}"/><stop offset="1" stop-color="${mer[1]}"/></linearGradient>` : ''}</defs>
<rect width="100%" height="100%" fill="url(#ciel)"/>
<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>
${mer ? ranges.slice(0, 1).join('') : ''}${sea}
${(mer ? ranges.slice(1) : ranges).join(`<rect y="${horizon - 60}" width="${WIDTH}" height="${HEIGHT - horizon + 60}" fill="url(#voile)" opacity=".5"/>`)}
${town.join('')}${rangs ? drawRows(rangs) : ''}</svg>`
}

type Line = readonly (readonly [number, number])[]
const print = (line: Line) => line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L')
const close = (line: Line) => `M-10 ${HEIGHT}L${print(line)}L${WIDTH + 10} ${HEIGHT}Z`

/** A range: round where it is low, broken where it is high. A shore comes in from one side only. */
function drawRidge(
  seed: string,
  base: number,
  height: number,
  relief: number,
  side: 'left' | 'right' | null,
): Line {
  const random = seededRandom(seed)
  const waves = [900, 430, 210, 97, 46, 23].map((length, rank) => ({
    length: length * (relief > 0.5 ? 1.6 : 1) * (0.8 + 0.4 * random()),
    phase: 2 * Math.PI * random(),
    share: 0.5 ** (rank * 1.3),
  }))
  return Array.from({ length: WIDTH / 8 + 4 }, (_, index) => {
    const x = index * 8 - 10
    const wave = waves.reduce((sum, { length, phase, share }) => {
      const sine = Math.sin((2 * Math.PI * x) / length + phase)
      return sum + share * (relief > 0.5 ? 1 - 2 * Math.abs(sine) : sine)
    }, 0)
    const from = side === 'left' ? x / WIDTH : 1 - x / WIDTH
    const shore = side ? Math.max(0, (from - 0.35) * 620) : 0
    return [x, base - (height * wave) / 2 + shore]
  })
}

function drawSnow(nom: string, rank: number, line: Line): string {
  const random = seededRandom(`${nom} neige ${rank}`)
  const heights = line.map(([, y]) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const limit = top + (bottom - top) * 0.42
  const below = line.map(([x, y]): [number, number] => [
    x,
    y + Math.max(0, limit - y) * (0.55 + 0.45 * random()),
  ])
  return `<path fill="#fbfcf8" opacity=".${rank ? 78 : 62}" d="M${print(line)}L${print(below.toReversed())}Z"/>`
}

function drawTrees(seed: string, line: Line, colour: string, scale: number): string {
  const random = seededRandom(`${seed} arbres`)
  const trees = line.flatMap(([x, y], index) => {
    if (index % 3 || random() < 0.25) return []
    const [height, half] = [(50 + 90 * random()) * scale, (13 + 9 * random()) * scale]
    return [
      `M${(x - half).toFixed(0)} ${(y + 14).toFixed(0)}L${x} ${(y - height).toFixed(0)}L${(x + half).toFixed(0)} ${(y + 14).toFixed(0)}Z`,
    ]
  })
  return `<path fill="${colour}" d="${trees.join('')}"/>`
}

function drawTown(seed: string, colour: string, base: number, rank: number): string {
  const random = seededRandom(`${seed} ville`)
  const parts: string[] = []
  for (let x = -20; x < WIDTH; ) {
    const [width, height] = [50 + 70 * random(), (70 + 150 * random()) * (1 - rank * 0.13)]
    const roof = random() < 0.6 ? 26 + 20 * random() : 0
    parts.push(
      `M${x.toFixed(0)} ${HEIGHT}V${(base - height).toFixed(0)}l${(width / 2).toFixed(0)} ${-roof.toFixed(0)}l${(width / 2).toFixed(0)} ${roof.toFixed(0)}V${HEIGHT}Z`,
    )
    if (random() < 0.09)
      parts.push(
        `M${x.toFixed(0)} ${base}V${(base - height - 130).toFixed(0)}l22 -110l22 110V${base}Z`,
      )
    x += width + 3
  }
  return `<path fill="${colour}" d="${parts.join('')}"/>`
}

/** Light on the water, under the sun. */
function drawGlints(nom: string, x: number, horizon: number, light: string): string {
  const random = seededRandom(`${nom} reflets`)
  const glints = Array.from({ length: 34 }, (_, index) => {
    const y = horizon + 8 + index * 9
    const half = 20 + random() * (30 + index * 5)
    const left = x - half + (random() - 0.5) * 90
    return `M${left.toFixed(0)} ${y}h${(2 * half).toFixed(0)}`
  })
  return `<path d="${glints.join('')}" stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`
}

/** Rows that run to one point: vines, furrows. */
function drawRows(colour: string): string {
  const rows = Array.from({ length: 27 }, (_, index) => {
    const foot = -900 + index * 130
    return `M${foot} ${HEIGHT}Q${(foot * 0.45 + 480).toFixed(0)} 960 ${(foot * 0.16 + 760).toFixed(0)} 880`
  })
  return `<path d="${rows.join('')}" fill="none" stroke="${colour}" stroke-width="9" stroke-dasharray="26 10" opacity=".55"/>`
}

for (const scene of SCENES) {
  const folder = new URL(`${scene.nom}/`, OUT)
  await mkdir(folder, { recursive: true })
  const drawn = await sharp(Buffer.from(draw(scene)))
    .removeAlpha()
    .png()
    .toBuffer()
  for (const width of WIDTHS) {
    const sized = () => sharp(drawn).resize(width, null, { withoutEnlargement: true })
    await writeFile(
      new URL(`${width}.webp`, folder),
      await sized().webp({ quality: 72 }).toBuffer(),
    )
    await writeFile(
      new URL(`${width}.avif`, folder),
      await sized().avif({ quality: 48 }).toBuffer(),
    )
  }
}
