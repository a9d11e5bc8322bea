import type { Forme } from '@foulee/contract/entrainement/forme'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { readNumber } from '#ui/form/read-number.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { DouleursSection } from './douleurs.tsx'

type Sante = Forme['sante']

/** Health data: nothing is stored before explicit consent, withdrawn as easily as given. */
export function SanteSection({ sante }: { sante: Sante }) {
  return (
    <section aria-labelledby="sante" className="grid gap-4">
      <h2 className="text-xl" id="sante">
        Données de santé
      </h2>
      {sante.accorde_le ? <Granted sante={sante} depuis={sante.accorde_le} /> : <ConsentForm />}
    </section>
  )
}

const useConsent = () =>
  useCall('POST /api/training/sante', {
    input: (accord: boolean) => ({ body: { accord } }),
    renews: 'settled',
  })

function ConsentForm() {
  const toast = useToast()
  const [isRefused, setRefused] = useState(false)
  const consent = useConsent()
  if (isRefused) {
    return (
      <div className="grid gap-3">
        <p role="status">C’est noté&nbsp;: rien n’est gardé. Tout le reste fonctionne.</p>
        <Button className="justify-self-start" onClick={() => setRefused(false)} variant="quiet">
          Relire la question
        </Button>
      </div>
    )
  }
  return (
    <div className="card grid gap-4 p-5">
      <p className="font-semibold">
        Voulez-vous que Foulée garde votre FC max et vos douleurs&nbsp;?
      </p>
      <dl className="grid gap-3">
        <Reason term="Quoi">
          Votre fréquence cardiaque maximale et les douleurs que vous notez, par endroit du corps.
        </Reason>
        <Reason term="Pourquoi">
          Pour dire vos zones en battements par minute, et pour que vous suiviez une gêne dans le
          temps.
        </Reason>
        <Reason term="Qui les voit">
          Vous seul. Un coach ne voit vos douleurs que si vous le choisissez pour lui, en plus.
        </Reason>
        <Reason term="Jusqu’à quand">
          Jusqu’à ce que vous repreniez votre accord, quand vous voulez&nbsp;: elles sont alors
          effacées.
        </Reason>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button
          isLoading={consent.isPending}
          onClick={() =>
            consent.mutate(true, {
              onError: ({ message }) => toast({ message, tone: 'danger' }),
            })
          }
        >
          J’accepte
        </Button>
        <Button onClick={() => setRefused(true)}>Je refuse</Button>
      </div>
    </div>
  )
}

const Reason = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="font-semibold">{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Granted({ sante, depuis }: { sante: Sante; depuis: string }) {
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const withdraw = useConsent()
  return (
    <div className="grid gap-6">
      <FcMax fc_max={sante.fc_max} />
      <DouleursSection douleurs={sante.douleurs} />
      <div className="grid gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">
          Vous avez accepté le {formatDateLongue(parisDate(new Date(depuis)))}.
        </p>
        {isAsked ? (
          <>
            <p>Votre FC max et vos douleurs seront effacées tout de suite.</p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setAsked(false)}>Garder</Button>
              <Button
                isLoading={withdraw.isPending}
                onClick={() =>
                  withdraw.mutate(false, {
                    onSuccess: () =>
                      toast({ message: 'Vos données de santé sont effacées.', tone: 'success' }),
                    onError: ({ message }) => toast({ message, tone: 'danger' }),
                  })
                }
                variant="danger"
              >
                Reprendre mon accord et effacer
              </Button>
            </div>
          </>
        ) : (
          <Button className="justify-self-start" onClick={() => setAsked(true)}>
            Reprendre mon accord
          </Button>
        )}
      </div>
    </div>
  )
}

function readFcMax(form: FormData) {
  const value = readNumber(readLine(form, 'fc_max'))
  const isGood =
    value === null || (Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 230)
  assertFields({ fc_max: isGood ? undefined : 'Indiquez un nombre de 100 à 230.' })
  return { body: { accord: true, fc_max: value ?? null } }
}

function FcMax({ fc_max }: { fc_max: number | null }) {
  const toast = useToast()
  const save = useCall('POST /api/training/sante', { input: readFcMax, renews: 'settled' })
  const send = (form: FormData) =>
    save.mutate(form, {
      onSuccess: () => toast({ message: 'Votre FC max est enregistrée.', tone: 'success' }),
    })
  return (
    <SessionForm
      exception="Ce n’est pas enregistré. Vérifiez votre connexion et réessayez."
      isPart
      mutation={{ ...save, mutate: send }}
      submit="Enregistrer"
    >
      {(errors) => (
        <TextField
          {...fieldProps('fc_max', errors)}
          autoComplete="off"
          defaultValue={fc_max ?? ''}
          hint="Mesurée à l’effort, plutôt que calculée par l’âge."
          inputMode="numeric"
          label="FC max"
          unit="bpm"
        />
      )}
    </SessionForm>
  )
}
