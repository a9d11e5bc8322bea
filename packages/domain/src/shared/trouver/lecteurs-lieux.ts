import { findDepartement } from '../departement.ts'
import { findLieuDit, MOTS_PAR_LIEU } from './lieux-dits.ts'
import { countPhrase, KM, type Lecteur, type Lu, UNITES, wordAt, wordsAt } from './lire.ts'
import type { Mot } from './mots.ts'

/** « isère », « ile de france », « val d’oise »: longest match. */
export const readLieu: Lecteur = (mots, at) => {
  const coded = readCodes(mots, at)
  if (coded) return coded
  const led = countPhrase(['region', 'la region', 'en region'], mots, at)
  return readNom(mots, at, led) ?? (led ? readNom(mots, at, 0) : null)
}

function readNom(mots: readonly Mot[], at: number, led: number): Lu | null {
  const start = at + led
  const most = Math.min(MOTS_PAR_LIEU, mots.length - start)
  for (let length = most; length > 0; length--) {
    const lieu = findLieuDit(mots.slice(start, start + length).map(({ mot }) => mot))
    if (lieu) {
      const { nom, dans, genre, codes } = lieu
      return {
        pris: led + length,
        label: nom,
        ...(dans && { nom: dans }),
        filtres: { [genre]: [...codes] },
      }
    }
  }
  return null
}

const AVANT_CODE = [
  ...['dept', 'dep', 'dpt', 'dpts', 'depts', 'departement', 'departements', '('],
  ...['le departement', 'dans le departement', 'departement du', 'departement de'],
  ...['dans le', 'dans l', 'ds le', 'ds l', 'du cote du'],
]
const PLUS = ['et le', 'ou le', 'et dans le', 'ou dans le', 'et', 'ou', 'le']

/** « dept 73 », « dans le 22, 29 et 35 », « Annecy (74) »; at the end, « 10 km 44 ». */
function readCodes(mots: readonly Mot[], at: number): Lu | null {
  const led = countPhrase(AVANT_CODE, mots, at)
  const isBare = isFarAway(mots, at) || (at === mots.length - 1 && isCodeAfter(mots, at))
  if (!led && !isBare) return null
  const first = readCode(mots, at + led)
  if (!first) return null
  const found = [first]
  let end = at + led + first.pris
  for (;;) {
    const joint = led ? countPhrase(PLUS, mots, end) : 0
    const next = led ? readCode(mots, end + joint) : null
    if (!next || UNITES.has(wordAt(mots, end + joint + next.pris))) break
    found.push(next)
    end += joint + next.pris
  }
  const names = found.map(({ nom }) => nom)
  return {
    pris: end - at,
    label: names.join(', '),
    ...(names.length > 1 && { nom: names.join(' ou ') }),
    filtres: { departement: found.map(({ code }) => code) },
  }
}

function readCode(mots: readonly Mot[], at: number) {
  const isCorse = wordAt(mots, at) === '2' && /^[ab]$/.test(wordAt(mots, at + 1))
  const pris = isCorse ? 2 : 1
  const code = wordsAt(mots, at, pris).replace(' ', '')
  const found = /^\d{2,3}$|^2[ab]$/.test(code) ? findDepartement(code) : null
  return found && { code: found.code, nom: found.nom, pris }
}

const DISTANCES = ['marathon', 'semi']
const A_PIED = [
  ...['course', 'courses', 'pied', 'running', 'jogging', 'calendrier', 'agenda'],
  ...['ekiden', 'cross', 'triathlon', 'corrida'],
]
/** Lengths that one types without « km ». */
const LONGUEURS_NUES = new Set(['10', '12', '15', '21', '25', '42', '50'])
/** « trail 38 »: no length in round numbers. */
const LEAST_NUE = 30

/** « 974 trail »: overseas codes are no length. */
const isFarAway = (mots: readonly Mot[], at: number) =>
  /^9[78]\d$/.test(wordAt(mots, at)) && !UNITES.has(wordAt(mots, at + 1))

/** Whether a number at the end is a département: after a length, a race on foot, a trail. */
function isCodeAfter(mots: readonly Mot[], at: number): boolean {
  const [before, code] = [wordAt(mots, at - 1), wordAt(mots, at)]
  if (/^0\d$/.test(code)) return true
  if (countPhrase(KM, mots, at - 1) > 0 || DISTANCES.includes(before)) return true
  if (A_PIED.includes(before)) return !LONGUEURS_NUES.has(code)
  const isRound = Number(code) % 5 === 0 || code === '42'
  return /^trails?$/.test(before) && Number(code) > LEAST_NUE && !isRound
}
