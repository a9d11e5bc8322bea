import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE } from '@foulee/domain/entrainement/plan'

export const WeekHead = () => (
  <thead>
    <tr>
      {JOURS_SEMAINE.map((jour) => (
        <th key={jour} scope="col">
          <span aria-hidden="true">{JOUR_SEMAINE_LABELS[jour].slice(0, 3)}.</span>
          <span className="sr-only">{JOUR_SEMAINE_LABELS[jour]}</span>
        </th>
      ))}
    </tr>
  </thead>
)
