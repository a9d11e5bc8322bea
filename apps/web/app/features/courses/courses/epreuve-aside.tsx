import { formatDistance } from '@foulee/domain/shared/mesure'
import { GroundShares } from '#kit/track/ground-shares.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { findResultsPath } from './edition-choice.ts'
import { effortText, usedFacts } from './epreuve-facts.ts'
import type { EpreuvePageProps } from './epreuve-props.ts'
import { REGISTRATION_ID } from './register-bar.tsx'
import { RegistrationState } from './registration-state.tsx'
import type { RunListSlot } from './run-list-slot.ts'
import type { Register } from './use-register.ts'

type EpreuveAsideProps = EpreuvePageProps & {
  runList?: RunListSlot | undefined
  register: Register
}

export function EpreuveAside({ course, edition, epreuve, runList, register }: EpreuveAsideProps) {
  const facts = [
    ['Distance', epreuve.distance === null ? null : formatDistance(epreuve.distance)],
    ['Effort', effortText(epreuve)],
    ...usedFacts([epreuve], edition, course).map(({ label, read }) => [
      label,
      read(epreuve, edition, course),
    ]),
  ]
  const results = findResultsPath(course, epreuve)
  const hasSurfaces = Object.keys(epreuve.surfaces).length > 0
  return (
    <aside aria-label="En bref" className="grid gap-5">
      <div className="card grid gap-4 p-5" id={REGISTRATION_ID}>
        <RegistrationState
          course={course}
          edition={edition}
          epreuve={epreuve}
          onRegister={() => register.exit(edition)}
        />
        {runList?.({ epreuves: [epreuve], hasLeft: register.hasLeft })}
        {results && (
          <TextLink className="justify-self-start" to={results}>
            Résultats de l’épreuve
          </TextLink>
        )}
      </div>
      <div className="card p-5 pt-3">
        <dl className="fact-list fact-list-open">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
      {hasSurfaces && (
        <div className="card grid gap-3 p-5">
          <h2 className="text-lg">Sous le pied</h2>
          <GroundShares surfaces={epreuve.surfaces} />
        </div>
      )}
    </aside>
  )
}
