import { getIntensite } from './intensite.ts'
import { describeStep } from './mots.ts'
import { formatDuree } from './mots-mesures.ts'
import { writeRaccourci } from './raccourci-write.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import { isRepetition, type SimpleStep, type SimpleStepType, type Step } from './step.ts'
import { getTotaux } from './totaux.ts'

export type Bloc = {
  /** Seconds from the start, and width in seconds: see `est_estime`. */
  debut: number
  largeur: number
  hauteur: number
  type: SimpleStepType
  libelle: string
  chemin: readonly number[]
  est_estime: boolean
}

export type Image = {
  blocs: readonly Bloc[]
  largeur: number
  texte: string
}

/** Above this number, repetitions are merged into one block each. */
export const BLOCS_MAX = 300

const PLEIN = 115
/** Defaults of unknown intensity, in % of the VMA, and of unknown speed. */
const DESSIN = { part: 75, vma: 12 } as const
/** Default seconds of a step ended by a key press. */
const TOUCHE: Readonly<Record<SimpleStepType, number>> = {
  echauffement: 600,
  effort: 180,
  recuperation: 90,
  retour_au_calme: 600,
}

type Drawn = Omit<Bloc, 'debut'>

const getPart = (step: SimpleStep, reperes: Reperes) =>
  getIntensite(step, reperes).part ?? DESSIN.part

/** Without a known VMA, a slow runner’s is used. */
function getWidth(step: SimpleStep, reperes: Reperes): { largeur: number; est_estime: boolean } {
  const known = getTotaux([step], reperes).duree
  if (known.valeur !== null) return { largeur: known.valeur, est_estime: known.est_estime }
  if (step.fin.type === 'touche') return { largeur: TOUCHE[step.type], est_estime: true }
  const vma = reperes.vma ?? DESSIN.vma
  const speed = ((getPart(step, { ...reperes, vma }) / 100) * vma) / 3.6
  return { largeur: Math.max(1, Math.round(step.fin.valeur / speed)), est_estime: true }
}

export const toHeight = (part: number) => Math.min(1, Math.max(0.1, part / PLEIN))

function drawStep(step: SimpleStep, chemin: readonly number[], reperes: Reperes): Drawn {
  return {
    ...getWidth(step, reperes),
    hauteur: toHeight(getPart(step, reperes)),
    type: step.type,
    libelle: describeStep(step, reperes).texte,
    chemin,
  }
}

/** A repetition as one block: total width, average height. */
function merge(
  drawn: readonly Drawn[],
  fois: number,
  libelle: string,
  chemin: readonly number[],
): Drawn {
  const width = drawn.reduce((sum, { largeur }) => sum + largeur, 0)
  const area = drawn.reduce((sum, { largeur, hauteur }) => sum + largeur * hauteur, 0)
  return {
    largeur: width * fois,
    hauteur: width > 0 ? area / width : toHeight(DESSIN.part),
    type: 'effort',
    libelle,
    chemin,
    est_estime: drawn.some(({ est_estime }) => est_estime),
  }
}

function draw(
  steps: readonly Step[],
  above: readonly number[],
  level: number,
  reperes: Reperes,
): Drawn[] {
  return steps.flatMap((step, index) => {
    const chemin = [...above, index]
    if (!isRepetition(step)) return [drawStep(step, chemin, reperes)]
    const inner = draw(step.steps, chemin, level, reperes)
    if (chemin.length >= level) {
      return [merge(inner, step.fois, writeRaccourci([step]), chemin)]
    }
    return Array.from({ length: step.fois }, () => inner).flat()
  })
}

function countBlocs(steps: readonly Step[], depth: number, level: number): number {
  return steps.reduce((sum, step) => {
    if (!isRepetition(step) || depth >= level) return sum + 1
    return sum + step.fois * countBlocs(step.steps, depth + 1, level)
  }, 0)
}

/** Repetition levels drawn, from most to least detailed. */
const LEVELS = [3, 2, 1] as const

export function drawSteps(steps: readonly Step[], reperes: Reperes = SANS_REPERES): Image {
  const level = LEVELS.find((level) => countBlocs(steps, 1, level) <= BLOCS_MAX) ?? 1
  let largeur = 0
  const blocs = draw(steps, [], level, reperes).map((drawn) => {
    const debut = largeur
    largeur += drawn.largeur
    return { debut, ...drawn }
  })
  return { blocs, largeur, texte: describeImage(steps, blocs.length, reperes) }
}

function describeImage(steps: readonly Step[], count: number, reperes: Reperes): string {
  if (count === 0) return 'Séance sans étapes.'
  const { valeur, connu, est_estime } = getTotaux(steps, reperes).duree
  const lines = steps.map((step) => formatLine(step, reperes)).join('\u00a0; ')
  if (connu === 0) return `Séance\u00a0: ${lines}.`
  const least = valeur === null ? 'd’au moins' : est_estime ? 'd’environ' : 'de'
  const seconds = est_estime ? Math.max(1, Math.round(connu / 60)) * 60 : connu
  return `Séance ${least} ${formatDuree(seconds)}\u00a0: ${lines}.`
}

function formatLine(step: Step, reperes: Reperes): string {
  const { texte, lignes } = describeStep(step, reperes)
  if (!isRepetition(step) || lignes.length === 0) return texte
  return `${texte} (${step.steps.map((child) => formatLine(child, reperes)).join(', ')})`
}
