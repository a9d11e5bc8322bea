import { labelEpreuveDays } from '@foulee/domain/courses/epreuve-day'
import { useNavigate } from 'react-router'
import { Select } from '#ui/select.tsx'
import { gestionPath } from './paths.ts'
import type { RunEpreuve } from './run-epreuves.ts'

type EpreuveChoiceProps = { run: readonly RunEpreuve[]; chosen: number; coursesId: number }

export function EpreuveChoice({ run, chosen, coursesId }: EpreuveChoiceProps) {
  const navigate = useNavigate()
  return (
    <div className="max-w-xl">
      <Select
        label="Épreuve"
        onChange={({ currentTarget }) =>
          void navigate(gestionPath(coursesId, Number(currentTarget.value)), {
            preventScrollReset: true,
          })
        }
        options={run.map(({ edition, epreuve }) => ({
          value: String(epreuve.id),
          label: `${epreuve.nom}, ${labelEpreuveDays(edition, epreuve)}`,
        }))}
        value={String(chosen)}
      />
    </div>
  )
}
