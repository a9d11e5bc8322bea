/** Card levels (produit 12.7), by minimum points. */
export const NIVEAUX_CARTE = [
  { code: 'echauffement', nom: 'Échauffement', points: 0 },
  { code: 'foulee', nom: 'Foulée légère', points: 500 },
  { code: 'allure', nom: 'Bonne allure', points: 1500 },
  { code: 'relance', nom: 'Relance', points: 4000 },
  { code: 'grand_air', nom: 'Grand air', points: 8000 },
] as const
export type NiveauCarte = (typeof NIVEAUX_CARTE)[number]['code']
export const NIVEAU_CARTE_NAMES = NIVEAUX_CARTE.map(({ code }) => code) as [
  NiveauCarte,
  ...NiveauCarte[],
]

export function readNiveau(points: number) {
  const reached = NIVEAUX_CARTE.filter((niveau) => points >= niveau.points)
  const niveau = reached.at(-1) ?? NIVEAUX_CARTE[0]
  const suivant = NIVEAUX_CARTE[reached.length] ?? null
  return { niveau, suivant }
}

export const getNiveauNom = (code: NiveauCarte): string =>
  NIVEAUX_CARTE.find((niveau) => niveau.code === code)?.nom ?? ''

export const hasNiveau = (points: number, code: NiveauCarte): boolean =>
  points >= (NIVEAUX_CARTE.find((niveau) => niveau.code === code)?.points ?? 0)

/** GS1 reserves the prefixes 20 to 29 for internal use: no shop product has such a number. */
const PREFIXE = '29'
const CORPS = 10
export const NUMERO_LONGUEUR = PREFIXE.length + CORPS + 1

/** EAN-13 check digit; detects most typing errors. @param body the first twelve digits */
export function getCle(body: string): number {
  const sum = [...body].reduce(
    (total, figure, index) => total + Number(figure) * (index % 2 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** Generates a card number. @param random returns an unpredictable digit from 0 to 9 */
export function makeNumero(random: () => number): string {
  const body = PREFIXE + Array.from({ length: CORPS }, random).join('')
  return body + getCle(body)
}

export function readNumero(typed: string): string | null {
  const figures = typed.replace(/^.*[?#/=:]/, '').replace(/[\s.\u202f-]/g, '')
  if (!/^29\d{11}$/.test(figures)) return null
  return getCle(figures.slice(0, -1)) === Number(figures.at(-1)) ? figures : null
}

export const formatNumero = (numero: string): string =>
  `${numero.slice(0, 2)}\u00a0${numero.slice(2, 7)}\u00a0${numero.slice(7, 12)}\u00a0${numero.slice(12)}`

export const FREQUENCES = { une_fois: 'Une fois par membre', par_an: 'Une fois par an' } as const
export type Frequence = keyof typeof FREQUENCES
export const FREQUENCE_NAMES = Object.keys(FREQUENCES) as [Frequence, ...Frequence[]]

export const getPeriode = (frequence: Frequence, jour: string): string =>
  frequence === 'par_an' ? jour.slice(0, 4) : 'toujours'
