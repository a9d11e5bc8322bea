import { readFile } from 'node:fs/promises'
import { slugify } from '@foulee/domain/shared/slug'
import { hashText } from './random.ts'

/** Drawn by `apps/server/scripts/demo-pictures.ts`, in all sizes. */
const PICTURES = {
  'alpes-matin': 'Des sommets enneigés au lever du jour, derrière une forêt de sapins',
  'alpes-ete': 'Des crêtes vertes et des sapins sous un ciel d’été',
  'cretes-soir': 'Des crêtes violettes devant le soleil couchant',
  neige: 'Des montagnes sous la neige, quelques sapins',
  'collines-vertes': 'Des collines vertes, l’une derrière l’autre',
  'collines-automne': 'Des collines rousses au petit matin',
  'foret-brume': 'Une forêt de sapins dans la brume',
  'foret-automne': 'Une forêt d’automne au pied des monts',
  vignes: 'Des coteaux dorés et des rangs de vigne',
  garrigue: 'Des reliefs de calcaire et la garrigue',
  'cote-jour': 'La mer entre deux pointes, une île au large',
  'cote-soir': 'Le soleil se couche sur la mer, entre les rochers',
  plage: 'Une plage de sable clair et la mer',
  tropiques: 'Des pitons verts au-dessus d’un lagon',
  'ville-jour': 'Les toits et les clochers d’une ville, le matin',
  'ville-soir': 'Les toits d’une ville devant le couchant',
  'ville-nuit': 'Une ville la nuit, sous la lune',
  plaine: 'Une plaine cultivée sous un ciel clair',
} as const
export type PictureName = keyof typeof PICTURES
export const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[]

const LARGEST = { largeur: 1600, hauteur: 1066 }
const SIZES = [480, 960, 1920].flatMap((width) => [`${width}.webp`, `${width}.avif`])

export type StorePicture = (
  files: readonly { name: string; bytes: Buffer }[],
) => Promise<{ fichier: string }>

export type PictureRow = {
  fichier: string
  prete: true
  largeur: number
  hauteur: number
  titre: string
  description: string
}

export async function storePictures(keep: StorePicture): Promise<Record<PictureName, PictureRow>> {
  const rows: [PictureName, PictureRow][] = []
  for (const nom of PICTURE_NAMES) {
    const files = await Promise.all(SIZES.map((name) => readSize(nom, name)))
    const { fichier } = await keep(files)
    const description = `${PICTURES[nom]}. Illustration\u00a0: Foulée`
    rows.push([nom, { fichier, prete: true, ...LARGEST, titre: PICTURES[nom], description }])
  }
  return Object.fromEntries(rows) as Record<PictureName, PictureRow>
}

async function readSize(nom: PictureName, name: string) {
  return { name, bytes: await readFile(new URL(`./images/${nom}/${name}`, import.meta.url)) }
}

type Setting = { type: string; departement: string | null; mois: number; denivele: number }

const ISLANDS = ['971', '972', '973', '974', '976']
const ALPS = ['04', '05', '38', '73', '74', '65', '66', '2A', '2B', '31', '09', '64']
const SHORES = '06 13 14 17 22 29 33 34 35 40 44 50 56 59 62 76 80 83 85'.split(' ')
const SOUTH = ['04', '06', '07', '11', '13', '26', '30', '34', '66', '83', '84', '2A', '2B']

export function listFitting({ type, departement, mois, denivele }: Setting): PictureName[] {
  const d = departement ?? ''
  const isCold = mois <= 2 || mois === 12
  const isAutumn = mois >= 9 && mois <= 11
  if (ISLANDS.includes(d)) return ['tropiques']
  if (type === 'route' || type === 'relais') {
    if (isCold) return ['ville-nuit', 'ville-soir', 'ville-jour']
    return SHORES.includes(d)
      ? ['cote-jour', 'ville-jour', 'plage', 'ville-soir']
      : ['ville-jour', 'ville-soir', 'plaine', 'vignes']
  }
  if (ALPS.includes(d) && denivele > 900) {
    return isCold ? ['neige', 'alpes-matin'] : ['alpes-matin', 'alpes-ete', 'cretes-soir']
  }
  if (SHORES.includes(d) && denivele < 900) return ['cote-soir', 'cote-jour', 'plage']
  if (isCold) return ['foret-brume', 'neige']
  if (isAutumn) return ['foret-automne', 'collines-automne', 'vignes']
  if (SOUTH.includes(d)) return ['garrigue', 'vignes', 'cretes-soir']
  return ['collines-vertes', 'foret-brume', 'plaine', 'collines-automne', 'cretes-soir']
}

const OF_TEN = 6

export function choosePicture(nom: string, setting: Setting): PictureName | null {
  const hash = hashText(`image ${slugify(nom)}`)
  if (hash % 10 >= OF_TEN) return null
  const fitting = listFitting(setting)
  return fitting[Math.floor(hash / 10) % fitting.length] ?? null
}
