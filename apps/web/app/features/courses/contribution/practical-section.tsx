import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { PRATIQUE_CLES, PRATIQUE_LABELS, type PratiqueCle } from '@foulee/domain/courses/pratique'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextArea } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const HINTS: Readonly<Record<PratiqueCle, string>> = {
  acces: 'Par où arriver, quelles routes seront fermées.',
  parking: 'Où se garer, et à combien de minutes du départ.',
  transports: 'Gare ou arrêt le plus proche, navettes.',
  retrait_dossards: 'Où, quel jour, à quelles heures, avec quelle pièce.',
  consigne: 'Où laisser son sac.',
  douches: 'Où se doucher et se changer.',
  toilettes: 'Où elles sont, au départ et sur le parcours.',
  restauration: 'Ce que l’on mange et boit à l’arrivée.',
  accessibilite: 'Pour les personnes handicapées\u00a0: coureurs et public.',
  accompagnants: 'Où voir passer la course, ce qui attend les enfants.',
  environnement: 'Gobelet à apporter, tri, covoiturage.',
}

const toFields = ({ pratique }: Course): Fields =>
  Object.fromEntries(PRATIQUE_CLES.map((cle) => [cle, pratique[cle] ?? '']))

const prepare = (changed: Fields): Fields => ({ pratique: JSON.stringify(changed) })

export function PracticalSection({ gestion }: { gestion: CourseGestion }) {
  return (
    <EditorSection
      id="pratique"
      lead="Ce que l’on vous demande par email. Ouvrez ce qui vous concerne, laissez le reste."
      title="Infos pratiques"
    >
      <SectionForm
        gestion={gestion}
        labels={PRATIQUE_LABELS}
        name="pratique"
        prepare={prepare}
        toFields={toFields}
      >
        {(values, errors) => (
          <div className="grid gap-3">
            {PRATIQUE_CLES.map((cle) => (
              <Topic cle={cle} error={errors[cle]} key={cle} value={String(values[cle] ?? '')} />
            ))}
          </div>
        )}
      </SectionForm>
    </EditorSection>
  )
}

type TopicProps = { cle: PratiqueCle; value: string; error: string | undefined }

/** Collapsed while empty: eleven empty fields would hide the rest. */
function Topic({ cle, value, error }: TopicProps) {
  const label = PRATIQUE_LABELS[cle]
  return (
    <details
      className="rounded-control border border-line"
      open={value !== '' || error !== undefined}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5">
        <span className="font-semibold">{label}</span>
      </summary>
      <div className="px-4 pb-4">
        <TextArea
          defaultValue={value}
          error={error}
          hint={HINTS[cle]}
          isLabelHidden
          label={label}
          maxLength={1000}
          name={cle}
          rows={2}
        />
      </div>
    </details>
  )
}
