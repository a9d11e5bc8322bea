import { isApiError } from '@foulee/contract/shared/call-error'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { countSeules, type Demande, listPersonnes, SEULE, toParticipants } from './demande.ts'
import { FormulaireTexte } from './formulaire-texte.tsx'
import { formatNaissance } from './reservation-texts.ts'
import { showReservation } from './reservations.mutations.ts'
import { formulaireQuery, sejourQuery } from './reservations.queries.ts'
import type { StepsProps } from './reserver-props.ts'
import { BaremeTable, Sommes } from './sommes.tsx'
import { usePrix } from './use-prix.ts'

const EXCEPTION =
  'La demande n’a pas reçu de réponse. Vérifiez votre connexion et renvoyez-la\u00a0: elle ne comptera qu’une fois.'

type RelireStepProps = StepsProps & {
  demande: Demande
  change: (part: Partial<Demande>) => void
  onBack: () => void
  onPlaces: () => void
  onRefused: (error: Error) => void
  onSent: (id: number) => void
}

export function RelireStep(props: RelireStepProps) {
  const { voyage, depart, formulaire, demande, change, onBack, onPlaces } = props
  const { send, nouvelles, code } = useSending(props)
  const isFull = code === 'places_insuffisantes'
  return (
    <>
      {nouvelles && (
        <p className="rounded-control bg-jaune-wash px-4 py-3" role="alert">
          L’agence a changé les informations ou le prix de ce départ pendant que vous écriviez. Ce
          qui est nouveau est marqué plus bas&nbsp;; rien de ce que vous avez écrit n’est perdu.
        </p>
      )}
      {isFull && (
        <div
          className="grid justify-items-start gap-3 rounded-control bg-jaune-wash px-4 py-3"
          role="alert"
        >
          <p>{send.error?.message}</p>
          {depart.places_restantes > 0 && (
            <Button icon="users" onClick={onPlaces}>
              Demander moins de places
            </Button>
          )}
        </div>
      )}
      <Recap {...props} />
      <SessionForm
        exception={EXCEPTION}
        mutation={{
          ...send,
          error: isFull || code === 'formulaire_change' ? null : send.error,
        }}
        submit="Demander ces places"
      >
        {(errors) => (
          <>
            <section aria-labelledby="formulaire-titre" className="card grid gap-4 p-4 sm:p-5">
              <h3 className="text-lg" id="formulaire-titre">
                Ce que la loi vous donne à lire
              </h3>
              <FormulaireTexte
                heading="h4"
                texte={formulaire.texte}
                {...(nouvelles && { nouvelles })}
              />
            </section>
            <Checkbox
              {...fieldProps('formulaire', errors)}
              checked={demande.lu === formulaire.empreinte}
              onChange={({ target }) => change({ lu: target.checked ? formulaire.empreinte : '' })}
            >
              J’ai lu le formulaire d’information standard de ce départ.
            </Checkbox>
            <p>
              Votre demande tient vos places {voyage.delai_heures}&nbsp;heures, le temps que
              l’agence réponde&nbsp;; y renoncer ne coûte rien. Si elle confirme, la réservation
              vous engage, selon le barème ci-dessus.
            </p>
          </>
        )}
      </SessionForm>
      <Button className="justify-self-start" icon="arrow-left" onClick={onBack} variant="quiet">
        Revenir à vos coordonnées
      </Button>
    </>
  )
}

/**
 * Sends with the idempotency key; on a change of price or form, refetches and shows it without loss of
 * input.
 */
function useSending({ depart, voyage, formulaire, demande, onRefused, onSent }: RelireStepProps) {
  const client = useQueryClient()
  const [before, setBefore] = useState<string | null>(null)
  const refetchAll = () =>
    Promise.all([
      client.refetchQueries({ queryKey: formulaireQuery(depart.id).queryKey }),
      client.refetchQueries({ queryKey: sejourQuery(voyage.slug).queryKey }),
    ])
  const send = useCall('POST /api/voyages/reserve', {
    input: (_: FormData) => {
      if (demande.lu !== formulaire.empreinte) {
        assertFields({ formulaire: 'Lisez le formulaire d’information, puis cochez cette case.' })
      }
      const personnes = listPersonnes(demande)
      const body = {
        disponibilites_id: depart.id,
        cle: demande.cle,
        participants: toParticipants(personnes),
        nb_single: countSeules(personnes),
        telephone: demande.telephone,
        message: demande.message,
        formulaire: formulaire.empreinte,
      }
      return { body }
    },
    update: showReservation,
    onSuccess: ({ id }) => onSent(id),
    onError: async (error) => {
      const code = isApiError(error) ? error.code : null
      if (code === 'formulaire_change') setBefore(formulaire.texte)
      if (code === 'places_insuffisantes' || code === 'formulaire_change') return refetchAll()
      if (code === 'depart_ferme') await refetchAll()
      onRefused(error)
    },
  })
  return {
    send,
    code: isApiError(send.error) ? send.error.code : null,
    nouvelles: before === null ? null : findNew(before, formulaire.texte),
  }
}

function findNew(before: string, now: string): ReadonlySet<string> {
  const known = new Set(before.split('\n'))
  return new Set(now.split('\n').filter((line) => line && !known.has(line)))
}

function Recap({ voyage, depart, demande }: RelireStepProps) {
  const today = useToday()
  const personnes = listPersonnes(demande)
  const prices = usePrix({ voyage, depart, demande })
  return (
    <>
      <Part title="Qui vient">
        <ul className="grid gap-1">
          {personnes.map(({ prenom, nom, naissance, chambre }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={at}>
              <strong>{getDisplayName({ nom, prenom })}</strong>
              {naissance && `, naissance le ${formatNaissance(naissance)}`},{' '}
              {chambre === SEULE ? 'chambre individuelle' : formatRoom(chambre, prices.nb_places)}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          {demande.telephone}
          {demande.message && ' · avec un mot à l’agence'}
        </p>
      </Part>
      <Part title="Ce que cela coûte">
        <Sommes {...prices} reglement={voyage.reglement} />
      </Part>
      <Part title="Si vous renoncez après la confirmation">
        <BaremeTable
          bareme={voyage.bareme}
          debut={depart.debut}
          today={today}
          total={prices.total}
        />
      </Part>
    </>
  )
}

const formatRoom = (chambre: string, nb: number) =>
  nb > 1 ? `chambre ${chambre}, à partager` : 'chambre à partager'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card grid gap-3 p-4 sm:p-5">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)
