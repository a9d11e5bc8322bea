import { ICONES_MEDAILLE, type IconeMedaille } from './medaille-icones.ts'

export const FORMES = {
  rond: 'Rond',
  hexagone: 'Hexagone',
  ecu: 'Écu',
  octogone: 'Octogone',
  borne: 'Borne',
} as const
export type Forme = keyof typeof FORMES
export const FORME_NAMES = Object.keys(FORMES) as [Forme, ...Forme[]]

export const TEINTES = {
  sapin: { label: 'Sapin', fond: '#0f5b3f', trait: '#5cc79a' },
  balise: { label: 'Balise', fond: '#b8380a', trait: '#ffb08f' },
  soleil: { label: 'Soleil', fond: '#8a5a00', trait: '#ffc531' },
  ciel: { label: 'Ciel', fond: '#1a5a92', trait: '#6fb7ee' },
  rouge: { label: 'Rouge GR', fond: '#9c1b23', trait: '#ff9a9a' },
  nuit: { label: 'Nuit', fond: '#17263f', trait: '#7f9bd1' },
  terre: { label: 'Terre', fond: '#5c4a2c', trait: '#c9b384' },
} as const
export type Teinte = keyof typeof TEINTES
export const TEINTE_NAMES = Object.keys(TEINTES) as [Teinte, ...Teinte[]]

export const ICONE_NAMES = Object.keys(ICONES_MEDAILLE) as [IconeMedaille, ...IconeMedaille[]]

export const METAUX = {
  1: { label: 'Bronze', clair: '#e0a878', sombre: '#8f5a30' },
  2: { label: 'Argent', clair: '#eef1f0', sombre: '#8d9a94' },
  3: { label: 'Or', clair: '#ffd668', sombre: '#b07d00' },
} as const
export type Rang = keyof typeof METAUX

export type Medaille = {
  forme: Forme
  teinte: Teinte
  icone: IconeMedaille
  rang: Rang
  texte: string
}

export type Trait = {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  transform?: string
  isWithin?: boolean
}

export type Dessin = {
  face: string
  traits: readonly Trait[]
  texte: { texte: string; taille: number; couleur: string } | null
}

export const MEDAILLE_COTE = 200
const MIDDLE = MEDAILLE_COTE / 2

const round = (value: number): number => Math.round(value * 10) / 10

const polygon = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`

const regular = (sides: number, radius: number, turn: number): string =>
  polygon(
    Array.from({ length: sides }, (_, index) => {
      const angle = turn + (2 * Math.PI * index) / sides
      return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)] as const
    }),
  )

const circle = (r: number): string =>
  `M${MIDDLE - r} ${MIDDLE}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function shield(r: number): string {
  const [left, right, top, foot] = [
    MIDDLE - r * 0.88,
    MIDDLE + r * 0.88,
    MIDDLE - r * 0.92,
    MIDDLE + r * 1.02,
  ]
  const hip = MIDDLE + r * 0.2
  return `M${round(left)} ${round(top)}H${round(right)}V${round(hip)}C${round(right)} ${round(hip + r * 0.5)} ${round(MIDDLE + r * 0.4)} ${round(foot - r * 0.12)} ${MIDDLE} ${round(foot)}C${round(MIDDLE - r * 0.4)} ${round(foot - r * 0.12)} ${round(left)} ${round(hip + r * 0.5)} ${round(left)} ${round(hip)}z`
}

function milestone(r: number): string {
  const side = round(r * 0.84)
  const shoulder = round(MIDDLE - r * 0.12)
  const foot = round(MIDDLE + r * 0.94)
  return `M${MIDDLE - side} ${foot}V${shoulder}A${side} ${side} 0 0 1 ${MIDDLE + side} ${shoulder}V${foot}z`
}

const OUTLINES: Readonly<Record<Forme, (radius: number) => string>> = {
  rond: circle,
  hexagone: (r) => regular(6, r * 1.04, -Math.PI / 2),
  ecu: shield,
  octogone: (r) => regular(8, r * 1.02, Math.PI / 8),
  borne: milestone,
}

/** Deterministic hash (FNV-1a). */
function hash(text: string): number {
  let value = 2166136261
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

const POINTS = 20

function contourLines(seed: number): string[] {
  const phase = (shift: number) => ((seed >>> shift) % 628) / 100
  const [x, y] = [MIDDLE - 26 + ((seed >>> 3) % 52), MIDDLE - 34 + ((seed >>> 9) % 40)]
  return [14, 28, 44, 62, 82, 104].map((radius) => {
    const ring = Array.from({ length: POINTS }, (_, index) => {
      const angle = (2 * Math.PI * index) / POINTS
      const wobble =
        0.16 * Math.sin(2 * angle + phase(2)) + 0.1 * Math.sin(3 * angle + phase(7) + radius / 40)
      const r = radius * (1 + wobble)
      return [x + r * Math.cos(angle), y + r * 0.82 * Math.sin(angle)] as const
    })
    return smooth(ring)
  })
}

function smooth(ring: readonly (readonly [number, number])[]): string {
  const middle = (index: number): readonly [number, number] => {
    const [a, b] = [ring[index % ring.length], ring[(index + 1) % ring.length]]
    return [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2]
  }
  const [startX, startY] = middle(ring.length - 1)
  const curves = ring.map(([x, y], index) => {
    const [endX, endY] = middle(index)
    return `Q${round(x)} ${round(y)} ${round(endX)} ${round(endY)}`
  })
  return `M${round(startX)} ${round(startY)}${curves.join('')}z`
}

/** Trail blazes along the foot, one per rank. */
function paintMarks(rang: Rang, couleur: string): Trait {
  const width = 13
  const start = MIDDLE - (rang * width + (rang - 1) * 5) / 2
  const marks = Array.from({ length: rang }, (_, index) => {
    const x = round(start + index * (width + 5))
    return `M${x + 3} 151h${width - 3}l-3 8h${3 - width}z`
  })
  return { d: marks.join(''), fill: couleur }
}

export function drawMedaille(medaille: Medaille, seed: string): Dessin {
  const { forme, teinte, icone, rang, texte } = medaille
  const outline = OUTLINES[forme]
  const { fond, trait } = TEINTES[teinte]
  const { clair, sombre } = METAUX[rang]
  const face = outline(80)
  const lines = contourLines(hash(`${seed} ${icone}`))
  const size = texte ? 3 : 3.5
  const [x, y] = [MIDDLE - 12 * size, (texte ? 84 : 96) - 12 * size]
  const transform = `translate(${round(x)} ${round(y)}) scale(${size})`
  const drawing = ICONES_MEDAILLE[icone]
  return {
    face,
    traits: [
      { d: outline(95), fill: sombre },
      { d: outline(91), fill: clair },
      { d: outline(83), fill: sombre },
      { d: face, fill: fond },
      ...lines.map((d) => ({ d, stroke: trait, width: 1.6, opacity: 0.5, isWithin: true })),
      { d: drawing, stroke: fond, width: 4.4, transform },
      { d: drawing, stroke: '#fffdf6', width: 1.7, transform },
      paintMarks(rang, clair),
    ],
    texte: texte ? { texte, taille: texte.length > 7 ? 17 : 22, couleur: '#fffdf6' } : null,
  }
}

export function writeMedailleSvg(medaille: Medaille, seed: string): string {
  const { face, traits, texte } = drawMedaille(medaille, seed)
  const paths = traits
    .map(({ d, fill = 'none', stroke, width, opacity, transform, isWithin }) => {
      const line = stroke
        ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : ''
      const more = `${opacity ? ` opacity="${opacity}"` : ''}${transform ? ` transform="${transform}"` : ''}${isWithin ? ' clip-path="url(#f)"' : ''}`
      return `<path d="${d}" fill="${fill}"${line}${more}/>`
    })
    .join('')
  const words = texte
    ? `<text x="${MIDDLE}" y="142" text-anchor="middle" font-family="Titre" font-weight="800" font-size="${texte.taille}" fill="${texte.couleur}">${escapeXml(texte.texte)}</text>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MEDAILLE_COTE} ${MEDAILLE_COTE}"><defs><clipPath id="f"><path d="${face}"/></clipPath></defs>${paths}${words}</svg>`
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
