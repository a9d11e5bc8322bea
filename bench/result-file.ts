import { type SpooledFile, spool } from '../apps/server/src/platform/http/spool.ts'

const NAMES = ['Lefèvre', 'Benali', 'Morel', 'Garnier', 'Le Goff', 'Petit', 'Girard', 'Durand']
const FIRST = ['Zoé', 'Karim', 'Léa', 'Paul', 'Yann', 'Nora', 'Ali', 'Camille', 'Jo', 'Anne']
const PORTION = 1000
const pad = (value: number) => String(value).padStart(2, '0')

function writeLine(rank: number): string {
  const seconds = 2400 + Math.floor(rank / 8)
  const temps = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  const nom = `${NAMES[rank % NAMES.length]}${rank % 997}`
  const prenom = FIRST[rank % FIRST.length]
  const sexe = rank % 3 ? 'H' : 'F'
  const annee = 1940 + (rank % 66)
  const arrival = rank % 20 === 19 ? ';DNF' : `${temps};`
  return `${rank + 1};${nom};${prenom};${sexe};${annee};AC Lac ${rank % 40};${arrival}\n`
}

export function writeResultFile(lines: number): Promise<SpooledFile> {
  async function* write() {
    yield Buffer.from('Dossard;Nom;Prénom;Sexe;Naissance;Club;Temps;Statut\n')
    for (let first = 0; first < lines; first += PORTION) {
      const ranks = Array.from({ length: Math.min(PORTION, lines - first) }, (_, n) => first + n)
      yield Buffer.from(ranks.map(writeLine).join(''))
    }
  }
  return spool({ field: 'fichier', name: 'banc.csv' }, write())
}
