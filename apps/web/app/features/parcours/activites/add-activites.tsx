import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { api } from '#platform/api/api.ts'
import { renewTouched } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { handOver } from './archive/archive-upload.ts'
import { MES_ANNEES_IMPORTER } from './archive/paths.ts'
import { type Outcome, sendOutings } from './send-outings.ts'

/** By extension, since phones know no MIME type for these files. */
const ACCEPT = '.gpx,.tcx,.fit,.gz,.zip'

export function AddActivites() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: (files: readonly File[]) =>
      sendOutings(
        files,
        (body) => api('POST /api/activites/create', { body }),
        (outcome) => setOutcomes((all) => [...all, outcome]),
      ),
    onMutate: () => setOutcomes([]),
    onSettled: () => renewTouched(client, 'POST /api/activites/create'),
  })
  /** A zip has a page of its own, which reads one of any size in the background. */
  const choose = (files: readonly File[]) => {
    const zip = files.find(({ name }) => /\.zip$/i.test(name))
    const others = files.filter((file) => file !== zip)
    if (others.length) mutate(others)
    if (!zip) return
    handOver({ nom: zip.name, blob: zip })
    void navigate(MES_ANNEES_IMPORTER)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        icon="upload"
        isLoading={isPending}
        onClick={() => input.current?.click()}
        variant="primary"
      >
        Ajouter des sorties
      </Button>
      <p className="text-sm text-ink-soft">
        Fichiers FIT, TCX ou GPX, 25&nbsp;Mo au plus chacun. Des années d’un coup&nbsp;:{' '}
        <TextLink to={MES_ANNEES_IMPORTER}>importer une archive</TextLink>.
      </p>
      <FileInput
        accept={ACCEPT}
        isMultiple
        label="Fichiers de sorties"
        onChoose={choose}
        ref={input}
      />
      <ul aria-live="polite" className="grid gap-1">
        {outcomes.map((outcome) => (
          <li key={outcome.nom}>
            <OutcomeLine outcome={outcome} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const OutcomeLine = ({ outcome }: { outcome: Outcome }) =>
  'message' in outcome ? (
    <p className="flex gap-2 font-semibold text-rouge-gr">
      <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
      {outcome.message}
    </p>
  ) : (
    <div className="flex gap-2">
      <Icon className="mt-0.5 shrink-0 text-sapin" name="check" size={18} />
      <div className="min-w-0">
        <p>
          {outcome.nom} est dans vos sorties&nbsp;:{' '}
          {[outcome.sortie, ...outcome.sortie.autres].map(({ id, titre }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <TextLink to={sortiePath(id)}>{titre}</TextLink>
            </Fragment>
          ))}
        </p>
        {outcome.sortie.remarques.map((remarque) => (
          <p className="text-sm text-ink-soft" key={remarque}>
            {remarque}
          </p>
        ))}
      </div>
    </div>
  )
