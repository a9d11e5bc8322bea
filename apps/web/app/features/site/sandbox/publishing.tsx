import { Completeness } from '#kit/editor/completeness.tsx'
import { FieldLinks } from '#kit/editor/field-links.tsx'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton } from '#kit/editor/submission.tsx'
import { Etats, Specimen, SpecimenGrid } from './sandbox-section.tsx'
import { AWAY, nothing } from './stubs.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre parcours. Vous serez prévenu par email.',
  publiee: 'Tout le monde peut lire cette page.',
  complete: 'Rien ne manque\u00a0: vous pouvez la soumettre.',
  manques: 'Il manque encore\u00a0:',
}
const MOTIF = 'La trace passe par une propriété privée.'
const MANQUES = [
  { champ: 'publier', message: 'Donnez un titre.' },
  { champ: 'publier', message: 'Déposez la trace du parcours.' },
]
type Manques = Parameters<typeof NextStep>[0]['submission']['manques']
const submissionOf = (manques: Manques, mayPublish = true) => ({
  manques,
  mayPublish,
  first: { current: null },
  isSent: { current: false },
})

type PanelProps = {
  statut: Parameters<typeof StatutBadge>[0]['statut']
  manques?: Manques
  mayPublish?: boolean
  error?: unknown
  motif?: string
  isLoading?: boolean
}

function Panel({ statut, manques = [], mayPublish, error, motif, isLoading = false }: PanelProps) {
  const submission = submissionOf(manques, mayPublish)
  return (
    <div className="max-w-md">
      <PublicationPanel
        badge={<StatutBadge accord="masculin" renvoi={motif} statut={statut} />}
        error={error}
      >
        {motif && <SentBack motif={motif} title="L’équipe vous l’a renvoyé" />}
        <Completeness de="du parcours" part={manques.length ? 0.55 : 1} />
        <NextStep statut={statut} submission={submission} words={WORDS} />
        {statut === 'non_publiee' && (
          <SubmitButton isLoading={isLoading} onSubmit={nothing} submission={submission} />
        )}
      </PublicationPanel>
    </div>
  )
}

export const Publishing = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <Etats
      etats={{
        'Il manque des choses': () => <Panel manques={MANQUES} statut="non_publiee" />,
        Complet: () => <Panel statut="non_publiee" />,
        Envoi: () => <Panel isLoading statut="non_publiee" />,
        Renvoyé: () => <Panel motif={MOTIF} statut="non_publiee" />,
        Échec: () => <Panel error={AWAY} statut="non_publiee" />,
        'Adresse à vérifier': () => <Panel mayPublish={false} statut="non_publiee" />,
        'En validation': () => <Panel statut="en_validation" />,
        Publié: () => <Panel statut="publiee" />,
      }}
      name="Publication"
    />
    <SpecimenGrid>
      <Specimen name="Statuts">
        <p className="flex flex-wrap gap-2">
          {(['non_publiee', 'en_validation', 'publiee', 'annulee'] as const).map((statut) => (
            <StatutBadge accord="feminin" key={statut} statut={statut} />
          ))}
        </p>
      </Specimen>
      <Specimen name="Renvoyée, dans une liste">
        <div className="grid max-w-sm justify-items-start gap-2">
          <StatutBadge accord="feminin" renvoi={MOTIF} statut="non_publiee" />
          <SentBackNote accord="feminin" renvoi={MOTIF} statut="non_publiee" />
        </div>
      </Specimen>
      <Specimen name="Ce qui rendrait la page meilleure">
        <FieldLinks items={MANQUES} title="Pour aller plus loin" />
      </Specimen>
    </SpecimenGrid>
  </div>
)
