import unhomoglyph from 'unhomoglyph'
import { normalizeTexte } from '../shared/recherche.ts'

/** Emoji are removed first, as their sequences contain invisible characters. */
const EMOJI = /\p{RGI_Emoji}/gv
const JOINED = [
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Malayalam',
  'Sinhala',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Joiners are legitimate in some scripts: « می\u200cخواهم ». */
const JOINER = new RegExp(`(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`, 'gu')
const INVISIBLE = /[\p{Cf}\p{DI}\p{Cc}\p{Co}\p{Cn}\u2800\u{1d159}]/u
/** More stacked accents than any name has. */
const HEAP = /\p{M}{4}/u
/**
 * Mathematical, circled and full-width characters. Those of Latin-1 are legitimate: « n° », « 1er
 * ».
 */
const DRAWN = /[\p{L}\p{N}\u2460-\u24ff\u{1f100}-\u{1f1ff}]/u
const TYPED = /[a-zæœøßþðđħıĸłŋŧəɓɗƙƴɛɔɣ]/iu
const WORDS = /[\p{L}\p{M}\p{N}]+/gu
const LATIN = /\p{Script=Latin}/u
const SCRIPTS = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]
const PLAIN = /^[a-z0-9]+$/i

const ALIKE: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  $: 's',
  '€': 'e',
  ɔ: 'o',
  ɛ: 'e',
}

/**
 * Skeleton of a text: confusable letters (Unicode TR39) and double consonants merged, no case or
 * accents.
 */
const toShape = (text: string): string =>
  unhomoglyph(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\p{DI}]/gu, '')
      .replace(/[0345$€ɔɛ]/g, (sign) => ALIKE[sign] ?? sign),
  )
    .toLowerCase()
    .replace(/[i1|!]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/([^aeouy])\1+/g, '$1')

const MARQUE = 'foulee'
const OFFICIELS =
  'admin administrateur administratrice administration assistance equipe lequipe fondateur moderateur moderateurs moderatrice moderation officiel officielle staff support team webmaster'.split(
    ' ',
  )
/** Reserved only together with an official role. */
const AVEC_OFFICIEL = 'site technique'.split(' ')
const PARTI = 'comptesupprime'
/** Reserved only together with the site name. */
const AVEC_MARQUE = 'aide client clients compte contact info securite service verification'.split(
  ' ',
)
const LIENS = new Set('a com d de des du en et fr l la le les of the www'.split(' '))

const shapesOf = (words: readonly string[]) => new Set(words.map(toShape))
const SHAPE = toShape(MARQUE)
const OFFICIAL = shapesOf(OFFICIELS)
const GENERAL = shapesOf(AVEC_OFFICIEL)
const DELETED_ACCOUNT_SHAPE = toShape(PARTI)
const BESIDE = shapesOf([...OFFICIELS, ...AVEC_MARQUE])

/**
 * Claims to be the team: « L’équipe de Foulée », « Support », « F0ulée officiel », « S u p p o r t
 * ».
 */
function isReserved(name: string): boolean {
  const all = normalizeTexte(name)
    .split(/[^\p{L}\p{N}|!$€]+/u)
    .filter(Boolean)
  const words = all.filter((word) => !LIENS.has(word)).map(toShape)
  const isOfTeam = (word: string) => word === SHAPE || OFFICIAL.has(word)
  if (words.some(isOfTeam) && words.every((word) => isOfTeam(word) || GENERAL.has(word)))
    return true
  if (words.includes(SHAPE) && words.some((word) => BESIDE.has(word))) return true
  const together = toShape(all.join(''))
  if (isOfTeam(together) || together === DELETED_ACCOUNT_SHAPE) return true
  return [...BESIDE].some((word) => together === SHAPE + word || together === word + SHAPE)
}

/** Mixed scripts, or another script with look-alikes of Latin letters only. */
function isDisguised(word: string): boolean {
  const nbScripts = SCRIPTS.filter((script) => script.test(word)).length
  if (!nbScripts) return false
  return nbScripts > 1 || LATIN.test(word) || PLAIN.test(unhomoglyph(word))
}

const isDrawn = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  if (code <= 0xff) return false
  if (LATIN.test(sign) && !TYPED.test(sign.normalize('NFD'))) return true
  return DRAWN.test(sign) && sign.normalize('NFKC') !== sign.normalize('NFC')
}

/** French reason for rejecting a name; null if accepted. */
export function findNomTrompeur(name: string): string | null {
  const text = name.normalize('NFC').replace(EMOJI, '').replace(JOINER, '')
  if (INVISIBLE.test(text)) return 'Retirez les caractères invisibles de ce nom.'
  if (HEAP.test(text.normalize('NFD'))) return 'Retirez les accents superposés de ce nom.'
  if ([...text].some(isDrawn)) return 'Écrivez ce nom avec les lettres d’un clavier.'
  if ([...text.matchAll(WORDS)].some(([word]) => isDisguised(word))) {
    return 'Écrivez ce nom en lettres latines, sans lettres d’un autre alphabet qui leur ressemblent.'
  }
  if (isReserved(text)) {
    return 'Choisissez un autre nom\u00a0: celui-ci laisse croire que vous êtes l’équipe de Foulée.'
  }
  return null
}
