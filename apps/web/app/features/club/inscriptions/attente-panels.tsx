import type { AttenteEvenement, MaDate } from '@foulee/contract/club/inscriptions'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { Button } from '#ui/button.tsx'
import { useLeaveWaitlist, useWait } from './inscriptions.mutations.ts'
import { formatInstant } from './texts.ts'

export function OffrePanel({ attente }: { attente: AttenteEvenement }) {
  return (
    <section aria-labelledby="offre" className="grid gap-2 rounded-card bg-sapin-wash p-5">
      <h2 className="text-xl" id="offre">
        C’est votre tour
      </h2>
      <p>
        Une place est tenue pour vous
        {attente.expire_le && ` jusqu’au ${formatInstant(attente.expire_le, attente.date)}`}.
        Ensuite, elle va à la personne suivante.
      </p>
      <RemoveButton
        confirm="Refuser cette place"
        icon="close"
        label="Je n’en veux plus"
        question="Refuser la place proposée&nbsp;?"
        remove={useLeaveWaitlist(attente.date.id)}
      >
        Elle va à la personne suivante, et vous quittez la liste d’attente.
      </RemoveButton>
    </section>
  )
}

const formatRank = (rang: number | null) => {
  if (rang === null) return ''
  return rang === 1 ? 'Vous êtes en tête de la liste.' : `Vous êtes ${rang}e de la liste.`
}

export function AttentePanel({ maDate: { date, attente, droits } }: { maDate: MaDate }) {
  const { mutate, error, isPending } = useWait(date.id)
  const leave = useLeaveWaitlist(date.id)
  const isWaiting = attente?.etat === 'attente'
  return (
    <section aria-labelledby="attente" className="card grid gap-4 p-5">
      <h2 className="text-xl" id="attente">
        Liste d’attente
      </h2>
      {isWaiting ? (
        <p role="status">
          {formatRank(attente.rang)} Nous vous écrirons dès qu’une place vous est proposée&nbsp;:
          elle sera tenue le temps que vous décidiez.
        </p>
      ) : (
        <p>
          {attente?.etat === 'expiree' &&
            'Vous n’avez pas pris à temps la place proposée\u00a0; vous pouvez attendre de nouveau. '}
          {droits.attendre
            ? 'Une place qui se libère est proposée à qui attend, dans l’ordre.'
            : 'Cette date a commencé\u00a0: personne n’attend plus.'}
        </p>
      )}
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      {droits.attendre && (
        <Button
          className="justify-self-start"
          isLoading={isPending}
          onClick={() => mutate()}
          variant="primary"
        >
          Me mettre sur la liste d’attente
        </Button>
      )}
      {isWaiting && (
        <RemoveButton
          confirm="Quitter la liste"
          icon="close"
          label="Quitter la liste d’attente"
          question="Quitter la liste d’attente&nbsp;?"
          remove={leave}
        >
          Vous perdez votre rang. Vous pourrez revenir, à la fin de la liste.
        </RemoveButton>
      )}
    </section>
  )
}
