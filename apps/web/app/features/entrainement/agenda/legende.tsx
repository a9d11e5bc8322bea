import type { Agenda } from '@foulee/contract/entrainement/agenda'
import { getLook } from './agenda-item.tsx'

const COULEURS = [
  ['agenda-entrainement', 'Entraînement'],
  ['agenda-sortie', 'Sortie'],
  ['agenda-epreuve', 'Course'],
  ['agenda-echeance', 'Échéance, papier'],
  ['agenda-autre', 'Évènement, séjour'],
] as const

export function Legende({ items }: Pick<Agenda, 'items'>) {
  const seen = new Set(items.map((item) => getLook(item).className))
  const shown = COULEURS.filter(([className]) => seen.has(className))
  if (shown.length < 2) return null
  return (
    <ul aria-label="Couleurs de l’agenda" className="agenda-legende">
      {shown.map(([className, label]) => (
        <li className={className} key={className}>
          <span aria-hidden="true" className="agenda-legende-point" />
          {label}
        </li>
      ))}
    </ul>
  )
}
