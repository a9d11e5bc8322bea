import { isApiError } from '@foulee/contract/call-error'
import type { OrganisateurGestion } from '@foulee/contract/organisateurs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SectionIndex } from '../../editor/section-index.tsx'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailurePage } from '../errors/failure-page.tsx'
import { ContactSection } from './contact-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { MembersSection } from './members-section.tsx'
import { gestionQuery } from './organisateurs.queries.ts'
import { editorPath, MES_ORGANISATEURS, pagePath } from './paths.ts'

export const headers = privateHeaders

const ENTRIES = [
  { id: 'presentation', label: 'Présentation' },
  { id: 'logo', label: 'Logo' },
  { id: 'contact', label: 'Contact' },
  { id: 'membres', label: 'Membres' },
] as const

/** /contribution/organisateurs/{id}: what is said of it, and who runs it. */
export default function OrganisateurEditor() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery({
    ...gestionQuery(id),
    enabled: Number.isSafeInteger(id) && id > 0,
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })
  if (!(id > 0)) return <FailurePage failure={{ status: 404, message: '' }} />
  if (data) return <Sections gestion={data} key={id} />
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre organisateur."
        isPrivate
        path={editorPath(id)}
        title="Organisateur"
      />
      {error ? (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Chargement de l’organisateur…">
          <div className="grid gap-5">
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function Sections({ gestion }: { gestion: OrganisateurGestion }) {
  const { id, nom, slug, verifie, is_public } = gestion.organisateur
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Votre organisateur." isPrivate path={editorPath(id)} title={nom} />
      <header className="grid justify-items-start gap-3">
        <p>
          <TextLink to={MES_ORGANISATEURS}>Mes organisateurs</TextLink>
        </p>
        <h1 className="text-2xl break-words md:text-3xl">{nom}</h1>
        {verifie ? (
          <Badge icon="check" tone="success">
            Vérifié
          </Badge>
        ) : (
          <p className="rounded-control bg-ciel-wash px-4 py-3">
            L’équipe de Foulée n’a pas encore vérifié cet organisateur. Vous pouvez déjà préparer
            vos courses&nbsp;; sa page paraît avec la première qui est publiée.
          </p>
        )}
        <ButtonLink icon="eye" to={pagePath(slug)}>
          {is_public ? 'Voir la page publique' : 'Voir l’aperçu de la page'}
        </ButtonLink>
      </header>
      <div className="grid items-start gap-10 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,48rem)]">
        <SectionIndex entries={ENTRIES} label="Sections de l’organisateur" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <IdentitySection organisateur={gestion.organisateur} />
          <LogoSection organisateur={gestion.organisateur} />
          <ContactSection organisateur={gestion.organisateur} />
          <MembersSection gestion={gestion} />
        </div>
      </div>
    </main>
  )
}
