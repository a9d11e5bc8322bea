import type { ReactNode } from 'react'
import { Completeness } from '#kit/editor/completeness.tsx'
import { FieldLinks } from '#kit/editor/field-links.tsx'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Gestion, Kind } from './kind.ts'
import { decline } from './noun.ts'
import { useMove } from './use-kind.ts'

type PublicationSectionProps<G extends Gestion> = {
  kind: Kind<G>
  gestion: G
  /** Before the next step, and after it. */
  notice?: ReactNode
  note?: ReactNode
  /** Before the buttons, and after them. */
  first?: (move: ReturnType<typeof useMove<G>>) => ReactNode
  cancel?: ReactNode
}

export function PublicationSection<G extends Gestion>(props: PublicationSectionProps<G>) {
  const { kind, gestion, notice, note, first, cancel } = props
  const { accord, calls } = kind
  const { manques, conseils = [], droits, renvoi_motif, completude } = gestion
  const { id, statut, annulation_motif, apercu } = kind.read(gestion)
  const { e } = decline(kind)
  const move = useMove(kind, id)
  const { mutate, error, isPending, variables } = move
  const submission = useSubmission(manques)
  const { reprendre } = calls
  return (
    <PublicationPanel
      badge={<StatutBadge accord={accord} renvoi={renvoi_motif} statut={statut} />}
      error={error}
    >
      {completude !== undefined && <Completeness de={decline(kind).du} part={completude} />}
      {renvoi_motif && statut === 'non_publiee' && (
        <SentBack motif={renvoi_motif} title={`L’équipe vous l’a renvoyé${e}\u00a0:`} />
      )}
      {annulation_motif && statut === 'annulee' && (
        <SentBack motif={annulation_motif} title={`Annulé${e}, pour cette raison\u00a0:`} />
      )}
      {notice}
      <NextStep statut={statut} submission={submission} words={formatNext(kind)}>
        <FieldLinks items={conseils} title={'Pour aller plus loin\u00a0:'} />
      </NextStep>
      {note}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {first?.(move)}
        {droits.soumettre && (
          <SubmitButton
            isLoading={isPending && variables === calls.soumettre}
            onSubmit={() => mutate(calls.soumettre)}
            submission={submission}
          />
        )}
        {droits.reprendre && reprendre && (
          <Button
            isLoading={isPending && variables === reprendre}
            onClick={() => mutate(reprendre)}
          >
            {statut === 'publiee' ? 'Retirer de la publication' : 'Reprendre le brouillon'}
          </Button>
        )}
        {apercu && (
          <ButtonLink icon="eye" to={apercu}>
            {statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
          </ButtonLink>
        )}
        {droits.annuler && cancel}
      </div>
    </PublicationPanel>
  )
}

function formatNext<G extends Gestion>(kind: Kind<G>) {
  const { nom, owner, words } = kind
  const complete = owner === 'author' ? 'Il ne manque rien' : 'Il ne manque rien d’indispensable'
  const { il, pronom } = decline(kind)
  return {
    enValidation: `L’équipe relit votre ${nom}. Vous recevrez sa réponse par email.`,
    publiee: `${il} est visible de tous. ${words.publiee ?? 'Ce que vous changez se voit aussitôt.'}`,
    complete: `${complete}\u00a0: vous pouvez ${pronom} soumettre.`,
    manques: words.manques ?? `Ce qui manque avant de ${pronom} soumettre\u00a0:`,
  }
}
