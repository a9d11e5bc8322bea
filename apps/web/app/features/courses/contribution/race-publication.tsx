import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { useState } from 'react'
import { Completeness } from '#kit/editor/completeness.tsx'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { FieldLinks } from '#kit/editor/field-links.tsx'
import { PublicationPanel, SentBack } from '#kit/editor/publication-panel.tsx'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { NextStep, SubmitButton, useSubmission } from '#kit/editor/submission.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Deadline } from './deadline.tsx'
import { useMove } from './use-move.ts'

const WORDS = {
  enValidation: 'L’équipe relit votre course. Vous recevrez sa réponse par email.',
  publiee: 'Elle est visible de tous. Ce que vous changez se voit aussitôt.',
  complete: 'Il ne manque rien d’indispensable\u00a0: vous pouvez la soumettre.',
  manques: 'Ce qui manque avant de la soumettre\u00a0:',
} as const

export function RacePublication({ gestion }: { gestion: CourseGestion }) {
  const { course, manques, conseils, droits, renvoi_motif, completude, echeance } = gestion
  const { id, statut } = course
  const { mutate, error, isPending, variables } = useMove(id)
  const submission = useSubmission(manques)
  return (
    <PublicationPanel
      badge={<StatutBadge accord="feminin" renvoi={renvoi_motif} statut={statut} />}
      error={error}
    >
      <Completeness de="de la course" part={completude} />
      {renvoi_motif && statut === 'non_publiee' && (
        <SentBack motif={renvoi_motif} title={'L’équipe vous l’a renvoyée\u00a0:'} />
      )}
      {course.annulation_motif && statut === 'annulee' && (
        <SentBack motif={course.annulation_motif} title={'Annulée, pour cette raison\u00a0:'} />
      )}
      {echeance && statut !== 'annulee' && (
        <p className="flex gap-2">
          <Icon className="mt-0.5 shrink-0 text-sapin" name="clock" size={20} />
          <span>
            <Deadline echeance={echeance} />
          </span>
        </p>
      )}
      <NextStep statut={statut} submission={submission} words={WORDS}>
        <FieldLinks items={conseils} title={'Pour aller plus loin\u00a0:'} />
      </NextStep>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {droits.soumettre && (
          <SubmitButton
            isLoading={isPending && variables.geste === 'soumettre'}
            onSubmit={() => mutate({ geste: 'soumettre' })}
            submission={submission}
          />
        )}
        {droits.annuler && <CancelRace id={id} />}
      </div>
    </PublicationPanel>
  )
}

function CancelRace({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMove(id, () => setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        Annuler la course…
      </Button>
      <ReasonDialog
        back="Revenir"
        label="Raison"
        action="Annuler la course"
        empty="Dites pourquoi&nbsp;: les coureurs le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint="Elle s’affiche sur la page de la course. Tous ceux qui l’ont dans leur run list la reçoivent."
        isBusy={isPending}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSend={(motif) => mutate({ geste: 'annuler', motif })}
        title="Annuler cette course&nbsp;?"
      />
    </>
  )
}
