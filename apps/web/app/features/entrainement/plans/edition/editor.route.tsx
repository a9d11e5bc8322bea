import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { History } from '#kit/editor/history.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { planGestionQuery, planHistoryQuery } from './edition.queries.ts'
import { editorPath, MES_PLANS } from './paths.ts'
import { PlanPublication } from './plan-publication.tsx'
import { RemovePlan } from './remove-plan.tsx'
import { TextsSection } from './texts-section.tsx'
import { WeeksSection } from './weeks-section.tsx'

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  { id: 'textes', label: 'Le plan' },
  { id: 'semaines', label: 'Les semaines' },
  { id: 'historique', label: 'Historique' },
] as const

const DESCRIPTION = 'Votre plan d’entraînement.'

export default function PlanEditor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement du plan…"
      path={editorPath}
      query={planGestionQuery}
      title="Plan"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: PlanGestion }) {
  const { id, titre } = gestion.plan
  const name = titre || 'Plan sans titre'
  return (
    <main className="page grid gap-8 py-6 *:min-w-0 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(id)} title={name} />
      <header className="grid gap-2">
        <p className="no-print">
          <TextLink to={MES_PLANS}>Mes plans</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{name}</h1>
      </header>
      <EditorSections entries={ENTRIES} label="Sections du plan">
        <PlanPublication gestion={gestion} />
        <TextsSection gestion={gestion} />
      </EditorSections>
      <WeeksSection gestion={gestion} />
      <div className="max-w-3xl">
        <History
          empty="Rien n’a encore changé depuis la création du plan."
          query={useInfiniteQuery(planHistoryQuery(id))}
        />
      </div>
      <RemovePlan id={id} titre={titre} />
    </main>
  )
}
