import type { Plan } from '@foulee/contract/entrainement/plan'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getAcces } from '#features/entrainement/shared/plan-words.ts'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { Query } from '#ui/query.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { mesSuivisQuery } from './programmation.queries.ts'
import { findSuivi, isOpen, programmerPath } from './suivi-words.ts'
import { useStart, useWithdraw } from './use-suivi.ts'

export default function StartPlan({ plan }: { plan: Plan }) {
  return (
    <div className="grid gap-3">
      <Action plan={plan} />
    </div>
  )
}

function Action({ plan }: { plan: Plan }) {
  const { isAuth, boot } = useSession()
  const location = useLocation()
  const query = useQuery(mesSuivisQuery(isAuth))
  if (!isAuth && boot !== 'booting') {
    return (
      <>
        <ButtonLink isWide state={toReturnState(location)} to="/connexion" variant="primary">
          {getAcces(plan) === 'coach' ? 'Demander au coach' : 'Commencer ce plan'}
        </ButtonLink>
        <HowToGetIt plan={plan} />
      </>
    )
  }
  return (
    <Query query={query} skeleton={<StartWaiting />}>
      {(suivis) => {
        const suivi = findSuivi(suivis, plan.id)
        return suivi && isOpen(suivi) ? (
          <GoOn plan={plan} suivi={suivi} />
        ) : (
          <Begin last={suivi} plan={plan} />
        )
      }}
    </Query>
  )
}

/** Reserves the room of the button before boot. */
export const StartWaiting = () => <div className="min-h-24" />

function HowToGetIt({ plan }: { plan: Plan }) {
  const acces = getAcces(plan)
  const coach = plan.coach?.nom ?? 'son coach'
  return (
    <p className="text-sm text-ink-soft">
      {acces === 'gratuit' && 'Gratuit et entier. Vous choisissez ensuite vos jours et votre date.'}
      {acces === 'premium' &&
        'Réservé aux membres premium. Deux semaines se lisent ici en entier, pour vous faire une idée.'}
      {acces === 'coach' &&
        `${coach} vous répond et convient avec vous du règlement\u00a0: rien n’est payé sur Foulée, et votre demande ne vous engage à rien.`}
    </p>
  )
}

function Begin({ plan, last }: { plan: Plan; last: Suivi | null }) {
  const { currentUser } = useSession()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useStart()
  const acces = getAcces(plan)
  const isOwn = currentUser !== null && plan.coach?.id === currentUser.users_id
  if (plan.statut !== 'publiee') {
    return <p className="text-sm text-ink-soft">Ce plan pourra être suivi une fois publié.</p>
  }
  if (acces === 'premium' && !currentUser?.options.premium && !isOwn) {
    return (
      <>
        <p className="font-semibold">Ce plan est réservé aux membres premium.</p>
        <p className="text-sm text-ink-soft">
          Votre compte ne l’est pas. L’accès premium est donné par l’équipe de Foulée, sans paiement
          en ligne&nbsp;: <TextLink to="/nous-contacter">écrivez-nous</TextLink>.
        </p>
        <p className="text-sm">
          <TextLink to="/training/plans?gratuit=1">Voir les plans gratuits</TextLink>
        </p>
      </>
    )
  }
  const start = (message?: string) =>
    mutate(
      { plan: plan.slug, ...(message ? { message } : {}) },
      {
        onSuccess: ({ etat }) => {
          setAsking(false)
          if (etat === 'accorde') void navigate(programmerPath(plan.slug))
        },
      },
    )
  const asks = acces === 'coach' && !isOwn
  return (
    <>
      {last?.etat === 'refuse' && last.reponse && (
        <p className="rounded-control bg-jaune-wash px-4 py-3 whitespace-pre-line">
          Votre demande a été refusée&nbsp;: {last.reponse}
        </p>
      )}
      <Button
        isLoading={isPending && !isAsking}
        isWide
        onClick={() => (asks ? setAsking(true) : start())}
        variant="primary"
      >
        {asks ? 'Demander au coach' : 'Commencer ce plan'}
      </Button>
      <HowToGetIt plan={plan} />
      {error && !isAsking && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      <ReasonDialog
        action="Envoyer ma demande"
        error={error?.message}
        hint={`${plan.coach?.nom ?? 'Le coach'} lira votre nom et ce message.`}
        isBusy={isPending}
        isOpen={isAsking}
        isOptional
        label="Votre objectif, vos questions"
        onClose={() => setAsking(false)}
        onSend={start}
        title="Demander ce plan"
      />
    </>
  )
}

function GoOn({ plan, suivi }: { plan: Plan; suivi: Suivi }) {
  const withdraw = useWithdraw()
  const { etat, nb, id } = suivi
  if (etat === 'demande') {
    return (
      <>
        <p className="font-semibold">Votre demande est envoyée.</p>
        <p className="text-sm text-ink-soft">
          {suivi.coach?.nom ?? 'Le coach'} vous répondra. Vous en serez prévenu.
        </p>
        <RemoveButton
          confirm="Retirer"
          label="Retirer ma demande"
          question={'Retirer votre demande\u00a0?'}
          remove={() => withdraw(id)}
        >
          Le coach ne la verra plus. Vous pourrez en envoyer une autre.
        </RemoveButton>
      </>
    )
  }
  return (
    <>
      <p className="font-semibold">
        {etat === 'accorde' ? 'Ce plan est à vous.' : 'Vous suivez ce plan.'}
      </p>
      {etat === 'en_cours' && (
        <>
          <Progress label="Séances faites" max={nb.prevus} value={nb.faits} />
          <p className="text-sm text-ink-soft">
            {`${nb.faits}\u00a0faites sur ${nb.prevus}, ${nb.a_venir}\u00a0à venir`}
          </p>
        </>
      )}
      <ButtonLink icon="calendar" isWide to={programmerPath(plan.slug)} variant="primary">
        {etat === 'accorde' ? 'Choisir mes jours' : 'Ma programmation'}
      </ButtonLink>
    </>
  )
}
