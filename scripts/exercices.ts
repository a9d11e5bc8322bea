import { loadavg } from 'node:os'
import { runStep, writeLine } from './steps.ts'

const EXERCICES: Readonly<Record<string, { what: string; command: string; args: string[] }>> = {
  restauration: {
    what: 'Sauvegarder pendant que l’on écrit, détruire, restaurer, comparer',
    command: 'vitest',
    args: ['run', '--project=postgres', '--reporter=verbose', 'apps/server/src/platform/backup'],
  },
  bascule: {
    what: 'Tuer la base principale sous la charge',
    command: 'node',
    args: ['scripts/exercices/bascule.ts'],
  },
  pannes: {
    what: 'Tuer, figer et remplir chaque partie sous la charge',
    command: 'node',
    args: ['scripts/exercices/pannes.ts'],
  },
  images: {
    what: 'Ouvrir le site dans ses conteneurs',
    command: 'node',
    args: ['scripts/exercices/images.ts'],
  },
  reprise: {
    what: 'Revenir à un moment choisi',
    command: 'node',
    args: ['scripts/exercices/reprise.ts'],
  },
  montee: {
    what: 'Ouvrir une version à côté de la précédente, sous le trafic',
    command: 'node',
    args: ['scripts/exercices/montee.ts'],
  },
}

/** `npm run exercices [-- name]`: disaster drills, in sequence. */
const exerciseNames = process.argv.slice(2)
const unknown = exerciseNames.filter((name) => !(name in EXERCICES))
if (unknown.length) {
  writeLine(`Exercices\u00a0: ${Object.keys(EXERCICES).join(', ')}.`)
  process.exit(2)
}
writeLine(
  `Charge de la machine\u00a0: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
const chosen = Object.entries(EXERCICES).filter(
  ([name]) => !exerciseNames.length || exerciseNames.includes(name),
)
let hasPassed = true
for (const [name, { what, command, args }] of chosen) {
  const step = await runStep(`${name}\u00a0: ${what}`, command, args)
  hasPassed &&= step.hasPassed
}
process.exit(hasPassed ? 0 : 1)
