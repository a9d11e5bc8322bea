import type { ChampResultat, Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { readRelayHead } from '@foulee/domain/courses/relais'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { CHAMPS_EQUIPE } from './runners.ts'

/**
 * Column titles of French and English timing software, compared without case, accents or
 * punctuation. Of two columns for one field the first title here wins.
 */
const NAMES: Readonly<Record<ChampResultat, readonly string[]>> = {
  rang: [
    'place',
    'rang',
    'classement',
    'clt',
    'place scratch',
    'classement scratch',
    'scratch',
    'classement general',
    'general',
    'position',
    'pos',
    'rank',
    'overall',
    'class',
    'clas',
    'pl',
    'rg',
    'gen',
    'place generale',
    'rang general',
    'rang scratch',
    'clt general',
    'clt scratch',
    'clt gen',
    'pos gen',
    'class general',
    'overall place',
    'overall rank',
    'overall position',
    'rk',
    'cl',
    'scr',
    'place gen',
    ...['place au general', 'clst', 'clast', 'classt', 'cla', 'clst scratch', 'cla scratch'],
    ...['ranking', 'race ranking', 'place general', 'classement scratch general', 'platz'],
  ],
  dossard: [
    'dossard',
    'doss',
    'dos',
    'n dossard',
    'no dossard',
    'num dossard',
    'numero dossard',
    'numero de dossard',
    'bib',
    'bib number',
    'numero',
    'num',
    'n',
    'n dos',
    'no dos',
    'num doss',
    'n de dossard',
    'no',
    'bib no',
    'number',
    'race number',
    'start number',
    'dossards',
    ...['startnr', 'startnummer', 'stnr', 'bib n'],
  ],
  nom: ['nom', 'nom de famille', 'last name', 'lastname', 'surname', 'family name', 'nachname'],
  prenom: ['prenom', 'prenoms', 'first name', 'firstname', 'given name', 'vorname'],
  identite: [
    'nom prenom',
    'prenom nom',
    'nom et prenom',
    'nom complet',
    'identite',
    'coureur',
    'athlete',
    'participant',
    'concurrent',
    'name',
    'full name',
    'runner',
    'noms prenoms',
    'noms et prenoms',
    'nom prenoms',
    'noms',
    'coureurs',
    'coureur nom',
    'concurrents',
    'athletes',
    'participants',
    'competiteur',
    'competitor',
    'nom du coureur',
    'nom coureur',
    'nom athlete',
  ],
  sexe: [
    'sexe',
    'sex',
    'genre',
    'gender',
    'sx',
    'h f',
    'f h',
    'm f',
    'f m',
    's',
    'civilite',
    'civ',
    'sexes',
    'h f x',
  ],
  annee: [
    'annee de naissance',
    'annee naissance',
    'annee',
    'date de naissance',
    'date naissance',
    'naissance',
    'ne en',
    'ne e en',
    'ddn',
    'year',
    'yob',
    'birth year',
    'year of birth',
    'birthdate',
    'date of birth',
    'an',
    'ne le',
    'nee le',
    'ne e le',
    'ne',
    'naiss',
    'annee naiss',
    'an naiss',
    'date naiss',
    'date de naiss',
    'dob',
    'birth date',
    'birthday',
    'born',
    ...['jg', 'jahrgang'],
  ],
  categorie: [
    'categorie',
    'cat',
    'categ',
    'categorie ffa',
    'cat ffa',
    'category',
    'age group',
    'ctg',
    'cate',
    'categorie d age',
    'categorie age',
    'cat age',
    'age category',
    'division',
    'div',
    'agegroup',
  ],
  club: [
    'club',
    'nom club',
    'club equipe',
    'equipe',
    'team',
    'association',
    'structure',
    'club ville',
    'club ou ville',
    'club association',
    'club team',
    'nom du club',
    'team name',
    'equipe club',
    'association club',
    'asso',
  ],
  temps: [
    'temps officiel',
    'temps',
    'temps course',
    'temps total',
    'temps final',
    'chrono',
    'tps',
    'tps officiel',
    'official time',
    'finish time',
    'gun time',
    'time',
    'performance',
    'perf',
    'resultat',
    'duree',
    'temps reel',
    'tps reel',
    'net time',
    'chip time',
    'temps off',
    'tps off',
    'temps brut',
    'temps scratch',
    'temps arrivee',
    'temps de course',
    'chrono officiel',
    'total time',
    'elapsed time',
    'elapsed',
    'gun',
    'tps brut',
    'tps total',
    'tps course',
    'finish',
    'temps net',
    'tps net',
    'temps puce',
    'chrono reel',
    'chip',
    'net',
    ...['tps final', 'officiel', 'reel', 'temps arrive', 'zeit', 'laufzeit', 'finish time gun'],
  ],
  statut: [
    'statut',
    'status',
    'etat',
    'situation',
    'observation',
    'obs',
    'race status',
    'statut course',
    'etat course',
  ],
  initiales: ['initiales', 'anonyme', 'anonymat', 'anonymous'],
  code: [
    'code resultat',
    'code coureur',
    'code de revendication',
    'code de retrait',
    'code retrait',
    'claim code',
  ],
  equipe: ['equipe', 'nom equipe', 'nom de l equipe', 'nom d equipe', 'team', 'team name'],
  epreuve: [
    'epreuve',
    'nom epreuve',
    'nom de l epreuve',
    'course',
    'nom course',
    'nom de la course',
    'parcours',
    'race',
    'race name',
    'event',
    'event name',
  ],
  temps_relais: ['temps relais', 'tps relais', 'temps du relais', 'temps individuel', 'leg time'],
}
const CHAMPS = Object.keys(NAMES) as ChampResultat[]
const CLUBS = NAMES.club.filter((name) => !NAMES.equipe.includes(name))

const normalize = (titre: string) =>
  normalizeTexte(titre)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function guessColonnes(titres: readonly string[], hasTeams = false): Colonnes {
  const heads = titres.map(normalize)
  const bare = titres.map((titre) => normalize(titre.replace(/[([][^()[\]]*[)\]]/g, ' ')))
  const find = (name: string) => (heads.includes(name) ? heads.indexOf(name) : bare.indexOf(name))
  const colonnes: Colonnes = {}
  for (const champ of CHAMPS) {
    if (!hasTeams && CHAMPS_EQUIPE.includes(champ)) continue
    const names = hasTeams && champ === 'club' ? CLUBS : NAMES[champ]
    const found = names.map(find).find((index) => index >= 0)
    if (found !== undefined) colonnes[champ] = found
  }
  if (colonnes.nom !== undefined && colonnes.prenom === undefined) {
    colonnes.identite ??= colonnes.nom
    delete colonnes.nom
  }
  // « Name » beside « Vorname » or « First name » is the family name.
  if (colonnes.prenom !== undefined && heads[colonnes.identite ?? -1] === 'name') {
    colonnes.nom ??= colonnes.identite
  }
  if (colonnes.nom !== undefined) delete colonnes.identite
  return colonnes
}

const TIME = /^\d{1,3}\s?[:h]\s?\d{2}/
const SEXE = /^[fhmw]$/i

export function guessByContent(rows: readonly (readonly string[])[]): Colonnes {
  const find = (pattern: RegExp) => {
    const width = Math.max(0, ...rows.map(({ length }) => length))
    const at = Array.from({ length: width }, (_, index) => index).find((index) =>
      rows.every((row) => pattern.test(row[index] ?? '')),
    )
    return at
  }
  const [temps, sexe] = rows.length ? [find(TIME), find(SEXE)] : []
  return { ...(temps !== undefined && { temps }), ...(sexe !== undefined && { sexe }) }
}

/** Number of known titles; a row with a time is no row of titles. */
export const countKnown = (titres: readonly string[]): number =>
  titres.some((cell) => TIME.test(cell))
    ? 0
    : Object.keys(guessColonnes(titres)).length +
      titres.filter((titre) => readRelayHead(titre)).length

export function findManques(colonnes: Colonnes, hasRunners = false): string[] {
  const has = (champ: ChampResultat) => colonnes[champ] !== undefined
  return [
    has('nom') || has('identite') || hasRunners ? '' : 'Indiquez quelle colonne donne le nom.',
    has('temps') || has('rang') || has('temps_relais') || hasRunners
      ? ''
      : 'Indiquez quelle colonne donne le temps, ou le rang.',
  ].filter(Boolean)
}
