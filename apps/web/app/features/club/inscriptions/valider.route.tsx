import type { Inscription, Validation } from '@foulee/contract/club/inscriptions'
import { isApiError } from '@foulee/contract/shared/call-error'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { HeldButton } from '#kit/moderation/held-button.tsx'
import { useSendOnLeaving } from '#kit/moderation/use-held-answers.ts'
import { Ribbon } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CodeCard } from './code-card.tsx'
import { useValidateCode } from './inscriptions.mutations.ts'
import { inscriptionQuery } from './inscriptions.queries.ts'
import { accueilPath, evenementPath, inscriptionPath } from './paths.ts'
import { formatDay, formatHours, formatInstant } from './texts.ts'

type Code = { slug: string; id: number; hash: string }

/**
 * /evenements/{slug}/valider/{id}/{hash}: URL of a QR code (produit 12.4). Loading the page changes
 * nothing: the desk presses a button.
 */
export default function Valider() {
  const { slug = '', id = '', hash = '' } = useParams()
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Valider une inscription à l’accueil d’un évènement."
        isPrivate
        path={`${evenementPath(slug)}/valider/${id}/${hash}`}
        title="Valider une inscription"
      />
      <CodeCheck code={{ slug, id: Number(id), hash }} />
    </main>
  )
}

function CodeCheck({ code }: { code: Code }) {
  const isPossible = Number.isSafeInteger(code.id) && code.id > 0
  const query = useQuery({ ...inscriptionQuery(code.id), enabled: isPossible })
  const { error } = query
  if (!isPossible || (isApiError(error) && error.status === 404)) return <Stranger code={code} />
  return (
    <Query
      label="Lecture du code…"
      query={query}
      skeleton={<Skeleton className="h-64 max-w-md rounded-card" />}
    >
      {(inscription) =>
        isMine(inscription) ? (
          <Mine code={code} inscription={inscription} />
        ) : (
          <Desk code={code} inscription={inscription} />
        )
      }
    </Query>
  )
}

/** The server returns the code of a registration to its member only. */
const isMine = ({ code }: Inscription) => code !== null

const Stranger = ({ code: { slug } }: { code: Code }) => (
  <EmptyState
    action={<TextLink to={evenementPath(slug)}>Voir l’évènement</TextLink>}
    heading="h1"
    title="Ce code n’est pas pour vous"
  >
    C’est celui de quelqu’un d’autre, ou il n’est plus là. Seules les personnes qui tiennent
    l’accueil de l’évènement peuvent le valider, avec leur compte.
  </EmptyState>
)

type OfCode = { code: Code; inscription: Inscription }

function Mine({ inscription }: OfCode) {
  const { evenement, date, nom } = inscription
  return (
    <>
      <h1 className="text-2xl md:text-3xl">C’est votre code</h1>
      <p>
        Montrez-le à l’accueil de{' '}
        <TextLink to={inscriptionPath(evenement.slug, date.id)}>{evenement.titre}</TextLink>.
      </p>
      <CodeCard
        adresse={location.href}
        lines={[`${capitalize(formatDay(date))}, ${formatHours(date)}`]}
        nom={nom}
        titre={evenement.titre}
      />
    </>
  )
}

function Desk({ code, inscription }: OfCode) {
  const { evenement, date, nom, groupe, valide_le, droits } = inscription
  const { mutateAsync, data, error } = useValidateCode(code)
  useSendOnLeaving()
  return (
    <>
      <header className="grid gap-1">
        <p>
          {evenement.titre} · {formatDay(date)}
        </p>
        <h1 className="text-2xl md:text-3xl" id={`inscription-${code.id}`}>
          {nom ?? 'Compte supprimé'}
        </h1>
        {groupe && <p className="text-lg">Groupe&nbsp;: {groupe}</p>}
      </header>
      <div className="grid max-w-md gap-4">
        {data && <Answer validation={data} />}
        {!data && valide_le && (
          <Ribbon tone="info">Déjà validé {formatInstant(valide_le, date)}.</Ribbon>
        )}
        {inscription.etat === 'annule' && (
          <Ribbon icon="close" tone="danger">
            Cette inscription est annulée.
          </Ribbon>
        )}
        {error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error.message}
          </p>
        )}
        {!data && droits.valider && (
          <HeldButton
            done="Présence notée."
            failed="La présence n’est pas notée&nbsp;:"
            unsure="La présence est peut-être déjà notée"
            icon="check"
            isWide
            label="Validation"
            onSettled={() => undefined}
            run={() => mutateAsync()}
            titleId={`inscription-${code.id}`}
            variant="primary"
          >
            Valider sa présence
          </HeldButton>
        )}
        <p>
          <TextLink to={accueilPath(evenement.id, date.id)}>
            Ouvrir l’accueil de cette date
          </TextLink>
        </p>
      </div>
    </>
  )
}

const Answer = ({ validation: { verdict, message } }: { validation: Validation }) => (
  <div role="status">
    <Ribbon
      icon={verdict === 'valide' ? 'check' : 'alert'}
      tone={verdict === 'valide' ? 'success' : 'danger'}
    >
      {message}
    </Ribbon>
  </div>
)
