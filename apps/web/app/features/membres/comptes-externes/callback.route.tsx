import type { ExternalStep } from '@foulee/contract/membres/comptes-externes'
import { isApiError } from '@foulee/contract/shared/call-error'
import { THIRD_LABELS, THIRDS } from '@foulee/domain/membres/externe'
import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useParams,
} from 'react-router'
import { privateHeaders } from '#platform/api/prefetch.ts'
import { AuthPage } from '#ui/auth-page.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AccountFields } from './account-step.tsx'
import { ArrivalFailure, isCancelled } from './arrival-failure.tsx'
import { providersQuery } from './comptes-externes.queries.ts'
import { PasswordFields } from './password-step.tsx'
import type { Returned } from './returned.ts'
import type { Third, Trip } from './trips.ts'
import { FOREIGN, useArrival, useConclusion, useReturned, useTrip } from './use-arrival.ts'

const EXCEPTION =
  'Une erreur s’est produite lors de l’authentification. Veuillez réessayer ultérieurement.'

/** The callback URL is personal: no cache may store it. */
export const headers = privateHeaders

const findThird = (name: string | undefined) => THIRDS.find((third) => third === name)

function checkThird({ params: { third } }: Pick<LoaderFunctionArgs, 'params'>) {
  if (!findThird(third)) throw data(null, { status: 404 })
  return null
}
export const loader = (args: LoaderFunctionArgs) => checkThird(args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => checkThird(args)

export default function ExternalCallback() {
  const third = findThird(useParams().third) ?? 'openid'
  const label = useLabel(third)
  const returned = useReturned()
  return (
    <>
      <PageHead
        description="Fin de la connexion par un autre compte."
        isPrivate
        path={`/external/${third}/callback`}
        title={`Connexion avec ${label}`}
      />
      {returned === undefined && <Waiting label={label} />}
      {returned === null && <NothingToDo />}
      {returned && <Arrival key={returned.state} label={label} returned={returned} third={third} />}
    </>
  )
}

function useLabel(third: Third): string {
  const { data: providers } = useQuery(providersQuery())
  return providers?.find((provider) => provider.third === third)?.label ?? THIRD_LABELS[third]
}

type ArrivalProps = { third: Third; label: string; returned: Returned }

function Arrival(props: ArrivalProps) {
  const trip = useTrip(props.returned)
  return trip ? (
    <OwnArrival {...props} trip={trip} />
  ) : (
    <ArrivalRefused {...props} error={FOREIGN} trip={trip} />
  )
}

function OwnArrival(props: ArrivalProps & { trip: Trip }) {
  const { third, label, returned, trip } = props
  const { step, arrival, answer, isNew } = useArrival(third, returned, trip)
  useConclusion(step, returned, { trip, label, isNew })
  const end = arrival.error ?? (isOver(answer.error) ? answer.error : null)
  if (end) return <ArrivalRefused {...props} error={end} />
  if (step?.etape === 'inscription_requise') {
    return <AccountPage answer={answer} accountStepData={addNames(step, returned)} label={label} />
  }
  if (step?.etape === 'mot_de_passe_requis') {
    const onBack = isNew ? () => answer.reset() : undefined
    return <PasswordPage answer={answer} email={step.email} label={label} onBack={onBack} />
  }
  return <Waiting label={label} />
}

/** Apple sends names to the browser only. */
const addNames = (step: AccountStepData, { prenom = '', nom = '' }: Returned): AccountStepData => ({
  ...step,
  prenom: step.prenom || prenom,
  nom: step.nom || nom,
})

const isOver = (error: unknown) => isApiError(error) && error.code.startsWith('externe_')

type Answer = ReturnType<typeof useArrival>['answer']
type AccountStepData = Extract<ExternalStep, { etape: 'inscription_requise' }>

function AccountPage({
  answer,
  accountStepData,
  label,
}: {
  answer: Answer
  accountStepData: AccountStepData
  label: string
}) {
  return (
    <AuthPage
      lead={`Vous venez de ${label}. Vérifiez vos renseignements, et votre compte est prêt.`}
      slug="inscription"
      title="Créer un compte"
    >
      <SessionForm exception={EXCEPTION} mutation={answer} submit="Créer mon compte">
        {(errors) => <AccountFields errors={errors} account={accountStepData} label={label} />}
      </SessionForm>
      <p>
        Déjà un compte avec une autre adresse&nbsp;?{' '}
        <TextLink to="/connexion">Connectez-vous</TextLink>, puis reliez {label} depuis votre
        profil.
      </p>
    </AuthPage>
  )
}

type PasswordPageProps = {
  answer: Answer
  email: string
  label: string
  onBack: (() => void) | undefined
}

function PasswordPage({ answer, email, label, onBack }: PasswordPageProps) {
  return (
    <AuthPage
      lead={`Un compte Foulée existe déjà avec cet email. Entrez son mot de passe une fois\u00a0: ensuite, ${label} suffira.`}
      slug="connexion"
      title="Relier votre compte"
    >
      <SessionForm
        exception={EXCEPTION}
        mutation={answer}
        submit={`Relier ${label} et me connecter`}
      >
        {(errors) => <PasswordFields email={email} errors={errors} />}
      </SessionForm>
      <p>
        <TextLink to="/mot-de-passe-oublie">Mot de passe oublié ou jamais choisi&nbsp;?</TextLink>
      </p>
      {onBack && (
        <Button icon="arrow-left" onClick={onBack} variant="quiet">
          Utiliser une autre adresse
        </Button>
      )}
    </AuthPage>
  )
}

function ArrivalRefused({ error, third, label, trip }: Omit<ArrivalProps, 'returned'> & Refusal) {
  return (
    <AuthPage
      slug="connexion"
      title={isCancelled(error) ? 'Connexion annulée' : 'Connexion impossible'}
    >
      <ArrivalFailure error={error} label={label} third={third} trip={trip} />
    </AuthPage>
  )
}

type Refusal = { error: unknown; trip: Trip | null }

function NothingToDo() {
  return (
    <AuthPage
      lead="Cette page ne sert qu’au retour d’un autre service."
      slug="connexion"
      title="Rien à terminer ici"
    >
      <ButtonLink isWide to="/connexion" variant="primary">
        Se connecter
      </ButtonLink>
    </AuthPage>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <main className="grid min-h-[60dvh] place-content-center" id="contenu">
      <h1 className="sr-only">Connexion avec {label}</h1>
      <p className="flex items-center gap-3" role="status">
        <Spinner />
        Retour de {label}…
      </p>
    </main>
  )
}
