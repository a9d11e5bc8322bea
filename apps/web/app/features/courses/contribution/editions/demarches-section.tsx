import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Demarche, EditionDemarches } from '@foulee/contract/courses/editions'
import { ETENDUE_LABELS, ETENDUES, type Etendue } from '@foulee/domain/courses/echeances'
import { formatDate, formatDateLongue, joursAvant } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useAnswer } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { COURSE } from '../course-kind.ts'
import { demarchesQuery } from './editions.queries.ts'

const OPTIONS = ETENDUES.map((value) => ({ value, label: ETENDUE_LABELS[value] }))
const ETATS: Readonly<Record<Demarche['etat'], { tone: Tone; label: string }>> = {
  faite: { tone: 'success', label: 'Fait' },
  en_retard: { tone: 'danger', label: 'En retard' },
  proche: { tone: 'warning', label: 'Bientôt' },
  a_venir: { tone: 'neutral', label: 'À venir' },
}

type DemarcheUpdate = {
  editions_id: number
  cle?: Demarche['cle']
  fait?: boolean
  etendue?: Etendue | null
}

export function DemarchesSection({ gestion }: { gestion: CourseGestion }) {
  const { id, pays } = gestion.course
  const query = demarchesQuery(id)
  const { data } = useQuery(query)
  const { mutate, error } = useAnswer(
    { kind: COURSE, id, queryKey: query.queryKey },
    async (body: DemarcheUpdate) =>
      (await api('POST /api/courses/{id}/demarches', { params: { id }, body })).data,
  )
  return (
    <EditorSection
      id="demarches"
      lead="Les dates se comptent depuis le premier jour. Les règles changent et varient d’un lieu à l’autre&nbsp;: vérifiez auprès de qui reçoit votre dossier."
      title="Démarches"
    >
      <div className="card grid gap-8 p-5">
        {data?.length === 0 && (
          <p className="text-ink-soft">
            {pays === 'FR'
              ? 'Rien pour le moment\u00a0: les démarches apparaissent avec une édition à venir.'
              : 'Les démarches ne sont connues que pour les courses en France.'}
          </p>
        )}
        {data?.map((edition) => (
          <EditionList edition={edition} key={edition.editions_id} onNote={mutate} />
        ))}
        {error && <SaveStatus error={error} isPending={false} isSuccess={false} />}
      </div>
    </EditorSection>
  )
}

type EditionListProps = { edition: EditionDemarches; onNote: (note: DemarcheUpdate) => void }

function EditionList({ edition, onNote }: EditionListProps) {
  const { editions_id, date_debut, etendue, demarches, a_confirmer } = edition
  return (
    <section aria-labelledby={`demarches-${editions_id}`} className="grid gap-5">
      <h3 className="text-lg" id={`demarches-${editions_id}`}>
        Avant le {formatDateLongue(date_debut)}
        {a_confirmer && ' (date à confirmer)'}
      </h3>
      <div className="max-w-sm">
        <Select
          label="Où passe la course"
          onChange={({ currentTarget: { value } }) =>
            onNote({ editions_id, etendue: (value || null) as Etendue | null })
          }
          options={OPTIONS}
          placeholder="Choisir…"
          value={etendue ?? ''}
        />
      </div>
      <ol className="grid gap-5">
        {demarches.map((demarche) => (
          <li key={demarche.cle}>
            <DemarcheLine
              demarche={demarche}
              onCheck={(fait) => onNote({ editions_id, cle: demarche.cle, fait })}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type DemarcheLineProps = { demarche: Demarche; onCheck: (isDone: boolean) => void }

function DemarcheLine({ demarche, onCheck }: DemarcheLineProps) {
  const { titre, consigne, source, url, date, nature, etat } = demarche
  const { tone, label } = ETATS[etat]
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          checked={etat === 'faite'}
          className="print-tick"
          onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        >
          <span className="font-semibold">{titre}</span>
        </Checkbox>
        <p className="flex items-center gap-2 text-sm">
          <Badge tone={tone}>{label}</Badge>
          <span className="tabular-nums">
            {nature === 'legale' ? 'avant le' : 'vers le'} {formatDate(date)}
            {etat === 'proche' && ` (${joursAvant(date, new Date())})`}
          </span>
        </p>
      </div>
      <div className="ps-9 text-ink-soft">
        <p>{consigne}</p>
        <p className="mt-1 text-sm">
          {url ? (
            <a className="text-link" href={url} rel="noreferrer" target="_blank">
              {source}
            </a>
          ) : (
            source
          )}
        </p>
      </div>
    </div>
  )
}
