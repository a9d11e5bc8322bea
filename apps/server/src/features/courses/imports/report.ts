import type { LineReport, Plan, StatutLigne } from './plan.types.ts'

const STATUTS: Readonly<Record<StatutLigne, string>> = {
  creee: 'créée',
  completee: 'complétée',
  doublon: 'doublon',
  refusee: 'refusée',
}

const plural = (nb: number, nom: string) =>
  `${nb}\u00a0${nb > 1 ? nom.replace(/(?=\s|$)/g, 's') : nom}`

export function describeLine({ line, statut, message, remarques }: LineReport): string {
  const remarks = remarques.length ? ` [${remarques.join('\u00a0; ')}]` : ''
  return `Ligne ${line}\u00a0: ${STATUTS[statut]} – ${message}${remarks}`
}

export function countStatuts(plan: Plan): Record<StatutLigne, number> {
  const counts = { creee: 0, completee: 0, doublon: 0, refusee: 0 }
  for (const { statut } of plan.reports) counts[statut]++
  return counts
}

export function describeTotals(plan: Plan, isDryRun: boolean): string[] {
  const { creee, completee, doublon, refusee } = countStatuts(plan)
  const created = plan.courses.filter(({ id }) => id === null).length
  const editions = plan.courses.flatMap((course) => course.editions)
  const epreuves = editions.flatMap((edition) => edition.epreuves)
  const content = [
    plural(created, 'nouvelle course'),
    plural(editions.length, 'édition'),
    plural(epreuves.length, 'épreuve'),
  ].join(', ')
  return [
    `${plural(plan.reports.length, 'ligne')}\u00a0: ${plural(creee, 'créée')}, ${plural(completee, 'complétée')}, ${plural(doublon, 'doublon')}, ${plural(refusee, 'refusée')}.`,
    isDryRun
      ? `Essai à blanc, rien n’a été écrit. À importer\u00a0: ${content}.`
      : `Importé\u00a0: ${content}.`,
  ]
}
