import type { MaDate } from '@foulee/contract/club/inscriptions'
import { groupeText } from '@foulee/domain/club/groupe'
import { useState } from 'react'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useRegister } from './inscriptions.mutations.ts'
import { formatPlaces } from './texts.ts'

const EXCEPTION = 'Votre inscription n’a pas pu partir. Vérifiez votre connexion et réessayez.'

export function RegisterForm({ maDate }: { maDate: MaDate }) {
  const { date, evenement } = maDate
  const [cle] = useState(() => crypto.randomUUID())
  const register = useRegister(date.id, cle)
  const isOffered = maDate.attente?.etat === 'proposee'
  return (
    <section aria-label="Venir" className="card grid gap-4 p-5">
      {!isOffered && <p>{formatPlaces(date)}</p>}
      <SessionForm exception={EXCEPTION} mutation={register} submit="Je viens">
        {(errors) =>
          evenement.groupes.length > 0 && (
            <div id="groupe" tabIndex={-1}>
              <ChoiceGroup
                legend="Avec quel groupe&nbsp;?"
                {...(errors.groupe && { error: errors.groupe })}
              >
                {evenement.groupes.map((groupe) => (
                  <Radio
                    hint={groupeText(groupe) || undefined}
                    key={groupe.nom}
                    name="groupe"
                    value={groupe.nom}
                  >
                    {groupe.nom}
                  </Radio>
                ))}
              </ChoiceGroup>
            </div>
          )
        }
      </SessionForm>
    </section>
  )
}
