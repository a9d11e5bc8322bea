import type { TypeDemande } from '@foulee/domain/membres/demande'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { RegisterFields } from '#features/membres/session/register-fields.tsx'
import { useLogin, useRegister } from '#features/membres/session/session.mutations.ts'
import { useTracked } from '#platform/analytics/use-tracked.ts'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { SignInFields } from '#ui/form/sign-in-fields.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { deleteDraft, useDraft } from './demande-draft.ts'
import { DemandeFields, FIELDS } from './demande-fields.tsx'
import { DemandeIntro } from './demande-intro.tsx'
import { DemandeStatus } from './demande-status.tsx'
import { readDemande, useSendDemande } from './demandes.mutations.ts'
import { myDemandesQuery } from './demandes.queries.ts'

export const headers = publicHeaders

const EXCEPTION = 'Votre demande n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.'

export default function ClubEtCoach() {
  useTracked('sign_up_start')
  const type: TypeDemande = useSearchParams()[0].get('type') === 'club' ? 'club' : 'coach'
  return (
    <AuthPage
      lead="Faites vérifier qui vous êtes, et montrez-le à celles et ceux qui vous cherchent."
      slug="club-et-coach"
      title="Coachs et clubs"
    >
      <PageHead
        description="Coachs et clubs de course à pied, demandez la vérification de votre carte professionnelle ou de votre club sur Foulée."
        path="/inscription/club-et-coach"
        title="Coachs et clubs"
      />
      <nav aria-label="Vous êtes" className="flex flex-wrap gap-2">
        <ChipLink isSelected={type === 'coach'} replace to="?type=coach">
          Je suis coach
        </ChipLink>
        <ChipLink isSelected={type === 'club'} replace to="?type=club">
          Je représente un club
        </ChipLink>
      </nav>
      <Request key={type} type={type} />
    </AuthPage>
  )
}

function Request({ type }: { type: TypeDemande }) {
  const { isAuth } = useSession()
  const { data: demandes, isLoading } = useQuery(myDemandesQuery(isAuth))
  const [isAskingAgain, setAskingAgain] = useState(false)
  const last = isAuth ? demandes?.find((demande) => demande.type === type) : undefined
  const mayAskAgain = last && last.etat !== 'en_attente'
  const again = last?.etat === 'refusee' ? 'Refaire une demande' : 'Mettre à jour mes informations'
  return (
    <>
      {last && (
        <DemandeStatus
          action={
            mayAskAgain &&
            !isAskingAgain && (
              <Button className="justify-self-start" onClick={() => setAskingAgain(true)}>
                {again}
              </Button>
            )
          }
          demande={last}
        />
      )}
      {(!last || (mayAskAgain && isAskingAgain)) && (
        <>
          <DemandeIntro type={type} />
          {/* Hidden, not unmounted, while the requests load: typed text stays. */}
          <div hidden={isLoading}>
            <RequestForm former={last} onSent={() => setAskingAgain(false)} type={type} />
          </div>
        </>
      )}
    </>
  )
}

type RequestFormProps = {
  type: TypeDemande
  former: Readonly<Record<string, unknown>> | undefined
  onSent: () => void
}

function RequestForm({ type, former, onSent }: RequestFormProps) {
  const { isAuth } = useSession()
  const [hasAccount, setHasAccount] = useState(false)
  const ask = useSubmitDemande(type, hasAccount, onSent)
  const { ref, keep } = useDraft(type, FIELDS[type], former)
  const submit = isAuth ? 'Envoyer ma demande' : 'Créer mon compte et envoyer'
  return (
    <div onInput={keep} ref={ref}>
      <SessionForm
        exception={EXCEPTION}
        isDraftKept
        mutation={ask}
        submit={!isAuth && hasAccount ? 'Me connecter et envoyer' : submit}
      >
        {(errors) => (
          <>
            <DemandeFields errors={errors} type={type} />
            {!isAuth && (
              <section
                aria-label="Votre compte"
                className="visitor-only grid gap-5 border-t border-line pt-5"
              >
                <h2 className="text-xl">{hasAccount ? 'Connectez-vous' : 'Votre compte'}</h2>
                <AccountSwitch hasAccount={hasAccount} onChange={setHasAccount} />
                {hasAccount ? <SignInFields errors={errors} /> : <RegisterFields errors={errors} />}
              </section>
            )}
          </>
        )}
      </SessionForm>
    </div>
  )
}

type AccountSwitchProps = { hasAccount: boolean; onChange: (hasAccount: boolean) => void }

function AccountSwitch({ hasAccount, onChange }: AccountSwitchProps) {
  const state = toReturnState(useLocation())
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button onClick={() => onChange(!hasAccount)}>
        {hasAccount ? 'Je n’ai pas de compte' : 'J’ai déjà un compte'}
      </Button>
      <TextLink state={state} to="/connexion">
        Se connecter autrement
      </TextLink>
    </p>
  )
}

function useSubmitDemande(type: TypeDemande, hasAccount: boolean, onSent: () => void) {
  const { isAuth } = useSession()
  const [register, login] = [useRegister(), useLogin()]
  const send = useSendDemande()
  const toast = useToast()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const demande = await readDemande(form, type)
      if (!isAuth) await (hasAccount ? login : register).mutateAsync(form)
      return send(demande)
    },
    onSuccess: () => {
      deleteDraft(type)
      toast({ message: 'Votre demande est envoyée.', tone: 'success' })
      onSent()
    },
  })
}
