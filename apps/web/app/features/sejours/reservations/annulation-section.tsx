import type { Reservation } from '@foulee/contract/sejours/reservation'
import { formatMontant } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showReservation } from './reservations.mutations.ts'
import { Section } from './section.tsx'
import { BaremeTable } from './sommes.tsx'

type AnnulationProps = { reservation: Reservation }

export function AnnulationSection({ reservation }: AnnulationProps) {
  const { etat, bareme, total, depart, droits } = reservation
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  if (etat === 'annulee' || etat === 'terminee') return null
  return (
    <Section id="annulation" title="Si vous renoncez">
      {etat === 'demande' && (
        <p>
          Tant que l’agence n’a pas confirmé, renoncer ne coûte rien. Après la confirmation&nbsp;:
        </p>
      )}
      <BaremeTable bareme={bareme} debut={depart.debut} today={today} total={total} />
      <p className="text-ink-soft">
        Si l’agence déplace les dates, ou annule, renoncer ne coûte rien.
      </p>
      {droits.renoncer && (
        <>
          <p className="font-semibold">{formatCostToday(reservation)}</p>
          <Button className="justify-self-start" icon="close" onClick={() => setOpen(true)}>
            {etat === 'demande' ? 'Retirer ma demande' : 'Annuler ma réservation'}
          </Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title={formatQuestion(reservation)}
          >
            <RenounceForm onClose={() => setOpen(false)} reservation={reservation} />
          </Dialog>
        </>
      )}
    </Section>
  )
}

const formatQuestion = ({ etat }: Reservation) =>
  etat === 'demande' ? 'Retirer votre demande\u00a0?' : 'Annuler votre réservation\u00a0?'

const formatCostToday = ({ frais_annulation }: Reservation) =>
  frais_annulation
    ? `Annuler aujourd’hui vous coûterait ${formatMontant(frais_annulation)}.`
    : 'Annuler aujourd’hui ne vous coûterait rien.'

function labelAct({ etat }: Reservation, frais: number): string {
  if (etat === 'demande') return 'Retirer la demande'
  return frais ? `Annuler pour ${formatMontant(frais)}` : 'Annuler sans frais'
}

const EXCEPTION = 'Rien n’est annulé. Vérifiez votre connexion et réessayez.'

/** The shown fee is sent along: the server refuses another amount and returns the new one. */
function RenounceForm({ reservation, onClose }: AnnulationProps & { onClose: () => void }) {
  const { id, frais_annulation } = reservation
  const frais = frais_annulation ?? 0
  const send = useCall('POST /api/reservations/{id}/annuler', {
    input: (form: FormData) => ({
      params: { id },
      body: { frais, motif: readLine(form, 'motif') },
    }),
    update: showReservation,
    onSuccess: onClose,
    // Also after a refusal, whose error explains why the shown booking was stale.
    renews: 'settled',
  })
  return (
    <div className="grid gap-4">
      <p>
        {reservation.etat === 'demande' ? (
          'L’agence n’a pas encore répondu\u00a0: cela ne vous coûte rien.'
        ) : frais ? (
          <>
            Cela vous coûtera <strong>{formatMontant(frais)}</strong>, selon le barème. L’agence
            vous rend ce que vous auriez réglé de plus.
          </>
        ) : (
          'Cela ne vous coûte rien. L’agence vous rend ce que vous auriez déjà réglé.'
        )}{' '}
        Vos places se libèrent aussitôt.
      </p>
      <SessionForm
        exception={EXCEPTION}
        isDanger
        mutation={send}
        submit={labelAct(reservation, frais)}
      >
        {(errors) => (
          <TextArea
            {...fieldProps('motif', errors)}
            hint="L’agence le lira."
            isOptional
            label="Pourquoi"
            maxLength={1000}
          />
        )}
      </SessionForm>
      <Button onClick={onClose}>Garder</Button>
    </div>
  )
}
