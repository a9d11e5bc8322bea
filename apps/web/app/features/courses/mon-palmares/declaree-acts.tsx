import type { CourseDuPalmares } from '@foulee/contract/courses/mon-palmares'
import { useRef, useState } from 'react'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DeclareeForm } from './declaree-form.tsx'
import {
  useReadPreuve,
  useRemoveDeclaree,
  useRemovePreuve,
  useSendPreuve,
} from './mon-palmares.queries.ts'
import { titleOf } from './palmares-texts.ts'

/** Acts of its member on a declared race, below its line. */
export function DeclareeActs({ course }: { course: CourseDuPalmares }) {
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const { mutate: remove, isPending } = useRemoveDeclaree(course)
  const name = titleOf(course)
  const close = () => setOpen(null)
  return (
    <>
      <Official course={course} />
      <div className="no-print -ms-3 flex flex-wrap">
        <Button
          aria-label={`Modifier\u00a0: ${name}`}
          onClick={() => setOpen('form')}
          variant="quiet"
        >
          Modifier
        </Button>
        <Preuve course={course} />
        <Button
          aria-label={`Supprimer\u00a0: ${name}`}
          onClick={() => setOpen('remove')}
          variant="quiet"
        >
          Supprimer
        </Button>
      </div>
      {open === 'form' && <DeclareeForm course={course} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          action="Supprimer la course"
          isBusy={isPending}
          onClose={close}
          onConfirm={() => remove(undefined, { onSettled: close })}
          title={'Supprimer cette course\u00a0?'}
        >
          <p>
            {name} quitte votre palmarès{course.preuve && ', et sa preuve est effacée'}. La sortie
            de ce jour-là reste.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Official({ course }: { course: CourseDuPalmares }) {
  const { page, has_resultats, est_remplacee, nom } = course
  if (est_remplacee) {
    return (
      <p className="text-sm">
        Votre résultat officiel la remplace&nbsp;: elle ne compte plus. Vous pouvez la supprimer.
      </p>
    )
  }
  if (!page || !has_resultats) return null
  return (
    <p className="text-sm">
      Les résultats officiels sont là&nbsp;:{' '}
      <TextLink to={resultatsPath(page.slug, page.epreuves_id)}>
        dites quelle ligne est la vôtre<span className="sr-only">&nbsp;: {nom}</span>
      </TextLink>
    </p>
  )
}

function Preuve({ course }: { course: CourseDuPalmares }) {
  const input = useRef<HTMLInputElement>(null)
  const send = useSendPreuve(course)
  const read = useReadPreuve(course)
  const remove = useRemovePreuve(course)
  const name = titleOf(course)
  if (course.preuve) {
    return (
      <>
        <Button
          aria-label={`Télécharger la preuve\u00a0: ${name}`}
          isLoading={read.isPending}
          onClick={() => read.mutate()}
          variant="quiet"
        >
          Télécharger la preuve
        </Button>
        <Button
          aria-label={`Retirer la preuve\u00a0: ${name}`}
          isLoading={remove.isPending}
          onClick={() => remove.mutate()}
          variant="quiet"
        >
          Retirer la preuve
        </Button>
      </>
    )
  }
  return (
    <>
      <FileInput
        accept=".pdf,.jpg,.jpeg,.png,.webp,.avif"
        label={`Preuve\u00a0: ${name}`}
        onChoose={([file]) => file && send.mutate(file)}
        ref={input}
      />
      <Button
        aria-label={`Joindre une preuve\u00a0: ${name}`}
        isLoading={send.isPending}
        onClick={() => input.current?.click()}
        variant="quiet"
      >
        Joindre une preuve
      </Button>
    </>
  )
}
