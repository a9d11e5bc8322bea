import { formatDateLongue } from '../shared/date.ts'

/** A change that a coach made to the calendar of an athlete. */
export type Changement = {
  quoi: 'donnee' | 'deplacee' | 'retiree' | 'reecrite' | 'reprise'
  nb: number
  /** Whole sentence of the history. */
  raison: string
}

/** A session that an athlete spoke of. */
export type Dite = {
  titre: string
  jour: string
  etat: 'fait' | 'manque'
  /** Effort felt, 1 to 10. */
  rpe: number | null
  aDesMots: boolean
}

export type Annonce = { titre: string; texte: string; lignes: readonly string[] }

/** Effort from which a session was very hard. */
const TRES_DUR = 9
/** Sentences of a mail; the others are counted. */
const LIGNES = 12

const UNE: Readonly<Record<Changement['quoi'], string>> = {
  donnee: 'vous a donné une séance',
  deplacee: 'a déplacé une séance',
  retiree: 'a retiré une séance',
  reecrite: 'a réécrit une séance',
  reprise: 'a repris ce qui avait été changé',
}

const PARTICIPES: Readonly<Record<Changement['quoi'], string>> = {
  donnee: 'donnée',
  deplacee: 'déplacée',
  retiree: 'retirée',
  reecrite: 'réécrite',
  reprise: 'reprise',
}

/** @param coach name of the coach, to begin the sentence */
export function announceChanges(coach: string, changements: readonly Changement[]): Annonce {
  const [first] = changements
  const lignes = shorten(changements.map(({ raison }) => raison))
  if (first && changements.length === 1 && first.nb <= 1) {
    return { titre: `${coach} ${UNE[first.quoi]}`, texte: first.raison, lignes }
  }
  const counts = (Object.keys(PARTICIPES) as Changement['quoi'][]).flatMap((quoi) => {
    const nb = changements
      .filter((change) => change.quoi === quoi)
      .reduce((sum, change) => sum + change.nb, 0)
    return nb > 0 ? { quoi, nb } : []
  })
  const words = counts.map(({ quoi, nb }, rank) => {
    const seances = rank > 0 ? '' : nb > 1 ? '\u00a0séances' : '\u00a0séance'
    return `${nb}${seances} ${PARTICIPES[quoi]}${nb > 1 ? 's' : ''}`
  })
  return { titre: `${coach} a changé votre calendrier`, texte: `${words.join(', ')}.`, lignes }
}

/** @param athlete name of the athlete, to begin the sentence */
export function announceDites(athlete: string, dites: readonly Dite[]): Annonce {
  const lignes = shorten(dites.map(describe))
  const [first] = dites
  if (first && dites.length === 1) {
    const etat = first.etat === 'fait' ? 'séance faite' : 'séance manquée'
    return { titre: `${athlete}\u00a0: ${etat}`, texte: describe(first), lignes }
  }
  const done = dites.filter(({ etat }) => etat === 'fait').length
  const missed = dites.length - done
  const hard = dites.filter(isHard).length
  const words = [
    done && (done > 1 ? `${done} faites` : '1 faite'),
    missed && (missed > 1 ? `${missed} manquées` : '1 manquée'),
    hard && (hard > 1 ? `${hard} très dures` : '1 très dure'),
  ].filter(Boolean)
  return {
    titre: `${athlete}\u00a0: ${dites.length} séances`,
    texte: `${words.join(', ')}.`,
    lignes,
  }
}

const isHard = ({ etat, rpe }: Dite): boolean => etat === 'fait' && (rpe ?? 0) >= TRES_DUR

function describe(dite: Dite): string {
  const { titre, jour, etat, aDesMots } = dite
  const facts = [etat === 'fait' ? 'faite' : 'manquée']
  if (isHard(dite)) facts.push('très dure')
  if (aDesMots) facts.push('avec un mot')
  return `«\u00a0${titre}\u00a0» du ${formatDateLongue(jour)}\u00a0: ${facts.join(', ')}.`
}

function shorten(lignes: readonly string[]): readonly string[] {
  if (lignes.length <= LIGNES) return lignes
  const more = lignes.length - LIGNES + 1
  return [...lignes.slice(0, LIGNES - 1), `Et ${more} autres.`]
}
