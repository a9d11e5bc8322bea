import { isReliefKind, type ReliefKind, reliefColors } from './relief-frame.ts'

/** Terrain: number, height and width of summits, number of lines, roughness. */
export const reliefGrounds = {
  plaine: { summits: 1, height: 0.25, radius: 9, levels: 4, rolling: 0.55, slope: 0 },
  littoral: { summits: 1, height: 0.35, radius: 7, levels: 6, rolling: 0.4, slope: 1.4 },
  moyenne: { summits: 2, height: 0.5, radius: 6, levels: 7, rolling: 1, slope: 0 },
  alpes: { summits: 4, height: 1.1, radius: 4, levels: 9, rolling: 0.8, slope: 0 },
} as const
export type ReliefGround = keyof typeof reliefGrounds

export const reliefTints = {
  trail: '#2f8a63',
  nature: '#7c8f35',
  route: '#4f7fae',
  cross: '#a0703a',
  marche: '#8a6db0',
  triathlon: '#1f93a8',
  relais: '#b0577a',
  autre: '#6f7f86',
} as const
export type ReliefTint = keyof typeof reliefTints

export const reliefLights = {
  hiver: '#8fb4dc',
  printemps: '#9ac74f',
  ete: '#f2b632',
  automne: '#d0692b',
} as const
export type ReliefLight = keyof typeof reliefLights

export type ReliefLook = {
  kind: ReliefKind
  tint?: ReliefTint | undefined
  ground?: ReliefGround | undefined
  light?: ReliefLight | undefined
}

const isIn = <T extends object>(list: T, name: string | undefined): name is keyof T & string =>
  name !== undefined && Object.hasOwn(list, name)

/** As in addresses: `course`, `course.trail.alpes.ete`; undefined parts are a dash. */
export const writeLook = ({ kind, tint, ground, light }: ReliefLook): string =>
  tint || ground || light ? [kind, tint ?? '-', ground ?? '-', light ?? '-'].join('.') : kind

/** Null for an address that no page writes: caches cannot be filled with arbitrary drawings. */
export function readLook(text: string | undefined): ReliefLook | null {
  const [kind, ...told] = text?.split('.') ?? []
  if (!isReliefKind(kind) || (told.length !== 0 && told.length !== 3)) return null
  const [tint, ground, light] = told.map((name) => (name === '-' ? undefined : name))
  const isGood =
    (tint === undefined || isIn(reliefTints, tint)) &&
    (ground === undefined || isIn(reliefGrounds, ground)) &&
    (light === undefined || isIn(reliefLights, light))
  return isGood ? ({ kind, tint, ground, light } as ReliefLook) : null
}

export const lookColor = ({ kind, tint }: ReliefLook): string =>
  tint ? reliefTints[tint] : reliefColors[kind]
