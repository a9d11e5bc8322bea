import type { Bureau } from '@foulee/contract/sejours/departs'
import { Button } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useWriteToAll } from '../reservations.mutations.ts'
import { Section } from '../section.tsx'

const EXCEPTION = 'Le message n’est pas parti. Vérifiez votre connexion et renvoyez-le.'

export function MessageSection({ bureau: { depart, reservations } }: { bureau: Bureau }) {
  const write = useWriteToAll(depart.id)
  const nb = reservations.filter(({ etat }) => etat !== 'annulee').length
  return (
    <Section className="no-print" id="message" title="Écrire à tous">
      {!nb && <p className="text-ink-soft">Il n’y a personne à qui écrire.</p>}
      {nb > 0 && write.isSuccess && (
        <div className="grid justify-items-start gap-3" role="status">
          <p>{formatSent(write.data.nb)}</p>
          <Button onClick={write.reset}>Écrire un autre message</Button>
        </div>
      )}
      {nb > 0 && !write.isSuccess && (
        <SessionForm draft="tous" exception={EXCEPTION} isPart mutation={write} submit="Envoyer">
          {(errors) => (
            <>
              <p className="text-ink-soft">
                Un email à chaque personne dont la demande ou la réservation tient, et un message
                dans la discussion du départ.
              </p>
              <TextField {...fieldProps('sujet', errors)} label="Sujet" maxLength={150} />
              <TextArea
                {...fieldProps('texte', errors)}
                label="Message"
                maxLength={4800}
                rows={6}
              />
            </>
          )}
        </SessionForm>
      )}
    </Section>
  )
}

function formatSent(nb: number): string {
  if (!nb) return 'Personne n’a pu le recevoir\u00a0: ces comptes sont supprimés.'
  return nb === 1 ? 'Message envoyé à une personne.' : `Message envoyé à ${nb}\u00a0personnes.`
}
