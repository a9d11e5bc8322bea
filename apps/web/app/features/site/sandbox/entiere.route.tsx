import type { ReactNode } from 'react'
import { data, useParams } from 'react-router'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { BootError } from '#ui/boot-error.tsx'
import { BootScreen } from '#ui/boot-screen.tsx'
import { Button } from '#ui/button.tsx'
import { NotFoundPage, ServerErrorPage } from '#ui/failure/error-page.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { OfflinePage } from '#ui/failure/offline-page.tsx'
import { RetryButton } from '#ui/failure/retry-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LONG_NOM } from './long-words.ts'
import { ENTIERE_IDS, ENTIERES, type EntiereId, entierePath, sandboxMeta } from './parties.ts'

const findId = (nom: string | undefined) => ENTIERE_IDS.find((id) => id === nom)

export const loader = ({ params }: { params: { nom?: string } }) => {
  if (!findId(params.nom)) throw data(null, { status: 404 })
  return null
}

export const meta = ({ params }: { params: { nom?: string } }) => {
  const id = findId(params.nom)
  return sandboxMeta(id ? ENTIERES[id] : 'Introuvable')
}

const SingleForm = () => (
  <AuthPage lead="Un formulaire, et le terrain à côté." slug="catalogue" title="Un formulaire seul">
    <TextField label="Prénom" />
    <Button isWide variant="primary">
      Continuer
    </Button>
  </AuthPage>
)

const Directory = () => (
  <DirectoryPage
    crumbs={[{ label: 'Catalogue', to: '/sandbox' }, { label: 'Annuaire' }]}
    description="Une page d’annuaire du catalogue, avec ses pages numérotées et sa phrase d’entrée."
    isPrivate
    lead={`Tout ce qu’un annuaire dit avant sa liste\u00a0: ${LONG_NOM}.`}
    page={2}
    pages={7}
    path={entierePath('annuaire')}
    title="Un annuaire"
  >
    <p>La liste, ou pourquoi elle est vide.</p>
  </DirectoryPage>
)

const failure = (status: number, message: string) => <FailurePage failure={{ status, message }} />
const PAGES: Readonly<Record<EntiereId, () => ReactNode>> = {
  connexion: SingleForm,
  annuaire: Directory,
  'hors-reseau': OfflinePage,
  introuvable: NotFoundPage,
  refus: () => failure(403, 'Seuls les membres de cette structure peuvent la modifier.'),
  panne: () => <ServerErrorPage action={<RetryButton />} />,
  'se-connecter': () => failure(401, 'Connectez-vous pour lire cette page.'),
  demarrage: () => (
    <main id="contenu">
      <h1 className="sr-only">Démarrage</h1>
      <BootScreen />
    </main>
  ),
  'demarrage-echec': () => <BootError onRetry={() => history.back()} />,
}

export default function Entiere() {
  const id = findId(useParams().nom)
  const Page = id && PAGES[id]
  return Page && <Page />
}
