import type { AthleteLigne } from '@foulee/contract/entrainement/athletes'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { ATHLETES } from '#features/entrainement/shared/entrainements/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'

type AthleteLineProps = { athlete: AthleteLigne; isChosen: boolean; onToggle: () => void }

export function AthleteLine({ athlete, isChosen, onToggle }: AthleteLineProps) {
  const { id, nom, partages, raisons } = athlete
  const mayGive = partages.includes('calendrier')
  return (
    <li className="card grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 p-4">
      <label className="grid size-11 place-items-center">
        <input
          aria-label={`Choisir ${nom}`}
          checked={isChosen}
          className="tick rounded-[5px]"
          disabled={!mayGive}
          onChange={onToggle}
          type="checkbox"
        />
      </label>
      <div className="grid min-w-0 gap-2">
        <h2 className="text-lg">
          <TextLink className="inline-flex min-h-11 items-center" to={`${ATHLETES}/${id}`}>
            {nom}
          </TextLink>
        </h2>
        {raisons.length > 0 && (
          <ul aria-label="Pourquoi lui dire un mot" className="grid gap-1">
            {raisons.map((raison) => (
              <li className="flex gap-2" key={raison}>
                <Icon className="mt-0.5 shrink-0 text-rouge-gr" name="message" size={18} />
                {raison}
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">{listFacts(athlete).join(' · ')}</p>
      </div>
    </li>
  )
}

function listFacts(athlete: AthleteLigne): string[] {
  const { assiduite, sept_jours, prochaine, partages, vma } = athlete
  if (partages.length === 0) return ['Ne partage rien avec vous.']
  return [
    vma === null ? '' : `VMA de ${formatNombre(vma, 1)}\u00a0km/h`,
    assiduite
      ? `${assiduite.faits}\u00a0${assiduite.faits > 1 ? 'séances faites' : 'séance faite'} sur ${assiduite.prevus} en 28\u00a0jours`
      : '',
    sept_jours === null ? '' : `charge de ${formatNombre(sept_jours)} sur 7\u00a0jours`,
    prochaine ? `${prochaine.nom}, ${formatDate(prochaine.date)}` : '',
  ].filter(Boolean)
}
